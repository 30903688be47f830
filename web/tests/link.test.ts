import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link, type LinkState } from '../src/frame/link';
import type { Incoming } from '../src/frame/types';

class Socket {
  static readonly OPEN = 1;
  static made: Socket[] = [];
  readyState = 0;
  said: unknown[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    Socket.made.push(this);
  }

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  tells(message: Partial<Incoming>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const states: LinkState[] = [];
let link: Link;

function newest(): Socket {
  const found = Socket.made.at(-1);
  if (!found) throw new Error('no socket was opened');
  return found;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  Socket.made = [];
  states.length = 0;
  link = new Link({ address: () => 'ws://here', state: (state) => states.push(state), message: () => undefined });
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the link to a table', () => {
  it('sends an answer again after each reconnection, until it is acknowledged', () => {
    newest().opens();
    link.send({ id: 'one', choice: ['x'] });
    newest().close();
    vi.advanceTimersByTime(1000);
    newest().opens();
    expect(Socket.made).toHaveLength(2);
    expect(newest().said).toEqual([{ id: 'one', choice: ['x'] }]);
    newest().tells({ t: 'ack', id: 'one', seq: 1 });
    newest().close();
    vi.advanceTimersByTime(1000);
    newest().opens();
    expect(newest().said).toEqual([]);
  });

  it('keeps what is sent before it is open', () => {
    link.send({ id: 'early' });
    newest().opens();
    expect(newest().said).toEqual([{ id: 'early' }]);
  });

  it('waits longer each time, but never long', () => {
    for (let i = 0; i < 12; i++) {
      newest().close();
      vi.advanceTimersByTime(10_000);
    }
    expect(Socket.made).toHaveLength(13);
    expect(states.filter((state) => state === 'lost')).toHaveLength(12);
  });

  it('gives up a connection on which nothing is heard', () => {
    newest().opens();
    vi.advanceTimersByTime(70_000);
    expect(states).toContain('lost');
    expect(Socket.made.length).toBeGreaterThan(1);
  });

  it('says nothing twice, and whether it was said', () => {
    expect(link.say({ t: 'chat' })).toBe(false);
    newest().opens();
    expect(newest().said).toEqual([]);
    expect(link.say({ t: 'chat' })).toBe(true);
  });
});

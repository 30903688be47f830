import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableState } from '../src/frame/table.svelte';
import type { QuestionData, TableInfo } from '../src/frame/types';

class Socket {
  static readonly OPEN = 1;
  static newest: Socket;
  readyState = 1;
  said: { t: string; id: string; choice: unknown[] }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    Socket.newest = this;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  tells(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const INFO = {
  id: 'here',
  title: 'noughts',
  options: {},
  settings: {},
  status: 'playing',
  seats: [
    { kind: 'person', name: 'Ada', bot: null },
    { kind: 'bot', name: 'Vega', bot: 'random' },
  ],
  yours: [0],
  aside: null,
  advised: false,
} as unknown as TableInfo;

let table: TableState;
let seq = 0;

function asks(question: Partial<QuestionData> | null, events: object[] = []): void {
  const whole = question && {
    seat: 0,
    kind: 'pick',
    items: ['a', 'b', 'c'],
    least: 1,
    most: 1,
    about: {},
    ...question,
  };
  seq += 1;
  Socket.newest.tells({
    t: 'news',
    seq,
    turn: seq,
    since: 0,
    events,
    view: { title: 'noughts', seats: 2, options: {}, you: 0, asked: {}, question: whole, result: null, table: {} },
    words: {
      lang: 'en',
      called: [],
      events: events.map((_, i) => `line ${i}`),
      tasks: {},
      waiting: '',
      question: null,
    },
    undo: null,
  });
}

beforeEach(async () => {
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('location', { search: '', protocol: 'http:', host: 'here' });
  vi.stubGlobal('navigator', { onLine: true, language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('document', { body: { getBoundingClientRect: () => undefined } });
  const { TableState } = await import('../src/frame/table.svelte');
  seq = 0;
  table = new TableState(INFO, 0);
  Socket.newest.onopen?.();
}, 60_000);

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

describe('what is picked', () => {
  it('is replaced where one is asked for, and taken back by a second press', () => {
    asks({});
    table.toggle(0);
    table.toggle(2);
    expect(table.choice).toEqual(['c']);
    table.toggle(2);
    expect(table.complete).toBe(false);
  });

  it('pushes out what was picked first where the number is fixed', () => {
    asks({ least: 2, most: 2 });
    table.toggle(0);
    expect(table.needed).toBe(1);
    table.toggle(1);
    table.toggle(2);
    expect(table.choice).toEqual(['b', 'c']);
  });

  it('is forgotten when something else is asked', () => {
    asks({});
    table.toggle(0);
    asks({ kind: 'other' });
    expect(table.choice).toEqual([]);
  });
});

describe('an answer', () => {
  it('is on its way at once, and is nothing to be picked any more', () => {
    asks({});
    table.toggle(1);
    table.confirm();
    expect(Socket.newest.said.at(-1)).toMatchObject({ t: 'answer', choice: ['b'] });
    expect(table.question).toBeNull();
    expect(table.given?.choice).toEqual(['b']);
  });

  it('that is refused asks again, and says why', () => {
    asks({});
    table.toggle(1);
    table.confirm();
    Socket.newest.tells({ t: 'refused', id: Socket.newest.said.at(-1)?.id, code: 'other', args: {} });
    expect(table.question?.kind).toBe('pick');
    expect(table.refusal?.code).toBe('other');
  });

  it('waits, once saved, for the news of what came of it', () => {
    asks({});
    table.toggle(1);
    table.confirm();
    Socket.newest.tells({ t: 'ack', id: Socket.newest.said.at(-1)?.id, seq });
    expect(table.sending).not.toBeNull();
    asks(null);
    expect(table.sending).toBeNull();
  });

  it('of nothing goes only where nothing may be answered', () => {
    asks({});
    table.nothing();
    expect(Socket.newest.said.filter(({ t }) => t === 'answer')).toEqual([]);
    asks({ kind: 'may', least: 0 });
    table.nothing();
    expect(Socket.newest.said.at(-1)).toMatchObject({ t: 'answer', choice: [] });
  });
});

describe('the log', () => {
  it('covers with one key what only one’s own seat was told', () => {
    const drew = { event: 'drew', index: 0, who: 0, cards: ['gold'] };
    asks(null, [drew, { event: 'passed', index: 1, who: 1 }]);
    expect(table.log.map(({ text }) => text)).toEqual(['line 0', 'line 1']);
    table.covered = true;
    expect(table.log[0]?.text).not.toBe('line 0');
    expect(table.log[1]?.text).toBe('line 1');
  });
});

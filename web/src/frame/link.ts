/** The WebSocket to a table: comes back by itself, sends an answer again until it is acknowledged. */
import type { Incoming } from './types';

export type LinkState = 'connecting' | 'live' | 'lost';

export interface LinkEvents {
  state(state: LinkState, retryAt: number | null): void;
  message(message: Incoming): void;
  address(): string;
}

export interface Sent {
  id: string;
  [field: string]: unknown;
}

const PING = 20_000;
const SILENT = 45_000;

export class Link {
  private socket: WebSocket | null = null;
  private unacked: Sent[] = [];
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private closed = false;

  constructor(private readonly on: LinkEvents) {
    addEventListener('online', this.now);
    addEventListener('offline', this.drop);
    this.open();
  }

  private open(): void {
    if (this.closed) return;
    this.on.state('connecting', null);
    const socket = new WebSocket(this.on.address());
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.heard = Date.now();
      this.on.state('live', null);
      for (const message of this.unacked) socket.send(JSON.stringify(message));
      this.beat = setInterval(() => this.check(), PING);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      const message = JSON.parse(event.data) as Incoming;
      if (message.t === 'ack' || message.t === 'refused')
        this.unacked = this.unacked.filter((sent) => sent.id !== message.id);
      this.on.message(message);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.again();
    };
  }

  private check(): void {
    if (Date.now() - this.heard > SILENT) this.drop();
    else this.say({ t: 'ping' });
  }

  private again(): void {
    clearInterval(this.beat);
    this.socket = null;
    if (this.closed) return;
    const wait = Math.min(8000, 400 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.on.state('lost', Date.now() + wait);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), wait);
  }

  readonly drop = (): void => {
    const socket = this.socket;
    if (!socket) return;
    socket.onclose = null;
    socket.close();
    this.again();
  };

  readonly now = (): void => {
    if (this.socket) return;
    clearTimeout(this.timer);
    this.open();
  };

  /** Sent again after a reconnection, until it is answered. */
  send(message: Sent): void {
    this.unacked.push(message);
    this.say(message);
  }

  /** Sent once, if there is a connection: whether there is. */
  say(message: unknown): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  reopen(): void {
    const socket = this.socket;
    if (socket) {
      socket.onclose = null;
      socket.close();
      clearInterval(this.beat);
    }
    clearTimeout(this.timer);
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener('online', this.now);
    removeEventListener('offline', this.drop);
    this.socket?.close();
  }
}

/** crypto.randomUUID needs https, which a table at home has not. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

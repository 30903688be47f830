/** The HTTP half of the server, in one place. */
import type { Almanac, Item, Preview, TableInfo, Title } from './types';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const token = /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1];
  if (token && method !== 'GET') headers['x-csrftoken'] = decodeURIComponent(token);
  const answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const data: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) {
    const told = data as { code?: string; detail?: string } | null;
    throw new ApiError(answer.status, told?.code ?? told?.detail ?? String(answer.status));
  }
  return data as T;
}

export interface Person {
  id: string;
  name: string;
}

export interface SeatWish {
  kind: 'person' | 'bot' | 'open';
  bot?: string;
  name?: string;
}

export interface GameRow extends TableInfo {
  asked: Record<string, string>;
  round?: number;
}

export const api = {
  me: () => call<Person>('GET', '/api/me'),
  greet: (name: string) => call<Person>('POST', '/api/people', { name }),
  titles: (lang: string) => call<Title[]>('GET', `/api/titles?lang=${lang}`),
  almanac: (title: string, edition: Item, lang: string) => call<Almanac>('GET', `/api/titles/${title}/almanac?lang=${lang}&edition=${edition}`),
  tables: () => call<{ mine: GameRow[]; open: GameRow[] }>('GET', '/api/tables'),
  table: (id: string) => call<TableInfo>('GET', `/api/tables/${id}`),
  create: (wish: { title: string; options: Record<string, Item>; seats: SeatWish[] }) => call<TableInfo>('POST', '/api/tables', wish),
  preview: (id: string, seat: number, choice: Item[], lang: string) =>
    call<{ preview: Preview | null }>('POST', `/api/tables/${id}/preview?lang=${lang}`, { seat, choice }),
};

/** Which tables are played as a lesson, on this device. */
import { SvelteSet } from 'svelte/reactivity';

const KEY = 'orrery.guided';

function stored(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

const tables = new SvelteSet<string>(stored());

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...tables].slice(-20)));
  } catch {
    // the lesson lasts as long as the page
  }
}

export function guided(id: string): boolean {
  return tables.has(id);
}

export function guide(id: string): void {
  tables.add(id);
  keep();
}

export function stopGuiding(id: string): void {
  tables.delete(id);
  keep();
}

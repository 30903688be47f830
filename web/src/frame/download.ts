/** A game, or a picture of its end, as a file. */
import { api } from './api';

export function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** How it began, every answer, and who played. */
export async function download(table: string): Promise<void> {
  const { record, names } = await api.record(table);
  save(new Blob([JSON.stringify({ ...record, names })], { type: 'application/json' }), `orrery-${table}.json`);
}

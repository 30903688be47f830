/** A game as a file: how it began, every answer, and who played. */
import { api } from './api';

export async function download(table: string): Promise<void> {
  const { record, names } = await api.record(table);
  const url = URL.createObjectURL(new Blob([JSON.stringify({ ...record, names })], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `orrery-${table}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

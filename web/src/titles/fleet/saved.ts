/** Fleets that somebody keeps in this browser: their codes, the last one first. */
const KEY = 'orrery.fleet.saved';
const MOST = 12;

export function savedCodes(): string[] {
  const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}

export function save(code: string): string[] {
  return write([code, ...savedCodes().filter((one) => one !== code)].slice(0, MOST));
}

export function forget(code: string): string[] {
  return write(savedCodes().filter((one) => one !== code));
}

function write(codes: string[]): string[] {
  localStorage.setItem(KEY, JSON.stringify(codes));
  return codes;
}

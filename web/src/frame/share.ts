/** What the server sends is all new; what it says is mostly old. Only what has changed is drawn again. */

function plain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The new value, made of the old one's parts wherever they say the same. */
export function share<T>(old: unknown, now: T): T {
  if (Object.is(old, now)) return now;
  if (Array.isArray(old) && Array.isArray(now)) {
    const parts = now.map((part, i): unknown => share(old[i], part));
    return (same(old, parts) ? old : parts) as T;
  }
  if (plain(old) && plain(now)) {
    const parts = Object.fromEntries(Object.entries(now).map(([key, part]) => [key, share(old[key], part)]));
    const kept =
      Object.keys(old).length === Object.keys(parts).length &&
      Object.keys(parts).every((key) => key in old && Object.is(old[key], parts[key]));
    return (kept ? old : parts) as T;
  }
  return now;
}

function same(old: unknown[], now: unknown[]): boolean {
  return old.length === now.length && now.every((part, i) => Object.is(part, old[i]));
}

/** The drawings at three times the size, for a look at one card: apart, so that a table does not wait for them. */
const pictures = import.meta.glob<string>('./art/large/*.webp', { eager: true, query: '?url', import: 'default' });

export function largeOf(id: string): string | undefined {
  return pictures[`./art/large/${id}.webp`];
}

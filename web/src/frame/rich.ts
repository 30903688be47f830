/** Finds the names of cards in a sentence, so that they can be links. */
import type { Almanac, GameEvent } from './types';

export type Piece = { text: string; card: string | null };

/** Every card that an event is about: any id in its fields, also inside "card:1" or "use:card". */
export function mentioned(event: GameEvent, cards: Almanac): string[] {
  const found = new Set<string>();
  for (const value of Object.values(event).flat()) {
    if (typeof value !== 'string') continue;
    for (const part of value.split(/[:@]/)) if (part in cards) found.add(part);
  }
  return [...found];
}

export function pieces(text: string, ids: string[], cards: Almanac): Piece[] {
  const names = ids.map((id) => ({ id, name: cards[id]?.name ?? '' })).sort((a, b) => b.name.length - a.name.length);
  let parts: Piece[] = [{ text, card: null }];
  for (const { id, name } of names) {
    if (!name) continue;
    parts = parts.flatMap((part) => {
      if (part.card) return [part];
      return part.text.split(name).flatMap((rest, i): Piece[] =>
        i
          ? [
              { text: name, card: id },
              { text: rest, card: null },
            ]
          : [{ text: rest, card: null }],
      );
    });
  }
  return parts.filter((part) => part.text);
}

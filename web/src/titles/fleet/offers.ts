/** The items of a question, taken apart: what is done, with which dice, from where, to what. */
import type { Item, QuestionData } from '../../frame/types';
import { isSector } from './facts';

/** A sector ("c4"), a ship ("ship:7"), or what the item says in other words. */
export type Place = string;

export interface Offer {
  index: number;
  item: string;
  /** "attack", "shield" ...; "" where the item only names a place. */
  verb: string;
  /** "red-orth=diag" is an orth that a special of its colour turns. */
  dice: string[];
  /** What comes before ">": where it starts, or which ship it is about. */
  from: Place | null;
  to: Place | null;
}

const DIE = /(?:red|blue|green)-(?:orth|diag|multi|special)(?:=(?:orth|diag))?/g;
const PLACE = /ship:\d+|(?<![a-z\d-])[a-z]\d{1,2}(?![a-z\d])/g;

/** What may stand before ">": a sector, a ship, the name of a tile to be placed, or the letter of a portal. */
const ORIGIN = /^(?:ship:\d+|[a-z]\d{1,2}|[a-z_]+|[A-Z])$/;

export function offer(item: Item, index: number): Offer {
  const text = String(item);
  const [left = '', right] = text.split('>');
  const apart = right !== undefined && ORIGIN.test(left);
  const to = (apart ? right : text).match(PLACE)?.at(-1) ?? null;
  const verb = apart ? '' : (/^(?!ship:)([a-z_]+)(?=:|$)/.exec(text)?.[1] ?? '');
  return { index, item: text, verb, dice: text.match(DIE) ?? [], from: apart ? left : null, to };
}

export function offersOf(question: QuestionData | null): Offer[] {
  return question ? question.items.map(offer) : [];
}

/** The dice that are spent. */
export function spentOf(dice: string[]): string[] {
  return dice.flatMap((die) => {
    const [own = die, turned] = die.split('=');
    return turned ? [own, `${own.split('-')[0]}-special`] : [own];
  });
}

export function shipOf(place: Place | null): number | null {
  return place?.startsWith('ship:') ? Number(place.slice(5)) : null;
}

export function sectorOf(place: Place | null): string | null {
  return place && isSector(place) ? place : null;
}

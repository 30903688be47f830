/**
 * A card in one spoken line: the name of an empty element, since a hidden line of text would be laid out with
 * each card.
 */
import { t } from '../../words/index.svelte';
import type { RaceCard } from './facts';

export function spoken(card: RaceCard, good: boolean | null = null): string {
  const parts = [card.name, card.summary];
  if (good !== null && card.kind) parts.push(t(good ? 'card.good.on' : 'card.good.off'));
  const powers = card.powers.map((power) => `${t(`race.phase.${power.phase}`)}: ${power.text}`);
  return [`${parts.join(', ')}.`, ...powers].join(' ');
}

/** The colour of a card's frame. */
export function tint(card: RaceCard): string {
  if (card.type === 'development') return 'dev';
  return card.kind ?? (card.military ? 'military' : 'plain');
}

/** So long that it needs a smaller letter still. */
export function longest(card: RaceCard): boolean {
  return card.name.length > 22 || card.name.split(/[\s-]/).some((word) => word.length > 13);
}

export function long(card: RaceCard): boolean {
  return card.name.length > 16 || card.name.split(/[\s-]/).some((word) => word.length > 10);
}

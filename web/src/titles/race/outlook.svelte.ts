/**
 * What each action would come to now, as the server counted it from one's own view; and which one is being
 * looked at.
 */
import type { TableState } from '../../frame/table.svelte';
import { t } from '../../words/index.svelte';
import { best, factsOf } from './consume';
import { cardOf } from './facts';

export interface Outlook {
  draw?: number;
  keep?: number;
  /** The cards that could be placed, with what each costs. */
  cards?: Record<string, { cost: number; how: string }> | number;
  world?: string;
  worlds?: string[];
}

class Pointed {
  /** The action under the pointer or the focus. */
  action = $state<string | null>(null);
}

export const pointed = new Pointed();

export function outlookOf(table: TableState, action: string): Outlook | null {
  return (table.ask?.previews[action]?.data.now as Outlook | undefined) ?? null;
}

/** What would become of each hand card with the action that is looked at, or picked. */
export function placeable(table: TableState): Record<string, { cost: number; how: string }> | null {
  if (table.question?.kind !== 'action') return null;
  const action = pointed.action ?? (table.choice.length === 1 ? String(table.choice[0]) : null);
  const cards = action ? outlookOf(table, action)?.cards : null;
  return cards && typeof cards === 'object' ? cards : null;
}

interface Consequence {
  text: string;
  /** The same in a number and a sign. */
  n: string;
  icon: string;
}

const name = (table: TableState, id: string): string => cardOf(table.cards, id)?.name ?? id;

/** The consequence of an action, in words and in short. */
export function consequence(table: TableState, action: string): Consequence | null {
  const now = outlookOf(table, action);
  if (!now) return null;
  if (now.draw !== undefined)
    return {
      text: t('race.now.explore', { n: now.keep ?? 1, draw: now.draw }),
      n: `${now.draw}→${now.keep}`,
      icon: 'i-look',
    };
  if (action.startsWith('develop') || action.startsWith('settle')) {
    const kind = action.startsWith('develop') ? 'develop' : 'settle';
    const costs = Object.values(now.cards ?? {}).map(({ cost }: { cost: number }) => cost);
    const least = t('race.now.cards', { n: Math.min(...costs) });
    return {
      text: costs.length ? t(`race.now.${kind}`, { n: costs.length, least }) : t(`race.now.${kind}.none`),
      n: String(costs.length),
      icon: kind === 'develop' ? 'i-dev' : 'i-world',
    };
  }
  if (action === 'consume_trade') {
    if (!now.world) return { text: t('race.now.sell.none'), n: '–', icon: 'i-card' };
    return {
      text: t('race.now.sell', { n: Number(now.cards), world: name(table, now.world) }),
      n: String(now.cards),
      icon: 'i-card',
    };
  }
  if (action === 'consume_x2') {
    const steps = best(factsOf(table, 2));
    const goods = steps.reduce((sum, step) => sum + step.goods.length, 0);
    const [points, cards] = [
      steps.reduce((sum, step) => sum + step.points, 0),
      steps.reduce((sum, step) => sum + step.cards, 0),
    ];
    const gains = [points ? t('race.now.points', { n: points }) : '', cards ? t('race.now.cards', { n: cards }) : '']
      .filter(Boolean)
      .join(', ');
    return {
      text: goods && gains ? t('race.now.consume', { n: goods, gains }) : t('race.now.consume.none'),
      n: String(points),
      icon: 'i-vp',
    };
  }
  const worlds = now.worlds ?? [];
  const first = worlds[0];
  return {
    text: first ? t('race.now.produce', { n: worlds.length, world: name(table, first) }) : t('race.now.produce.none'),
    n: String(worlds.length),
    icon: 'g-any',
  };
}

/** The paces that a table can be made with, and how they are called. */
import { t } from '../words/index.svelte';
import type { Pace } from './types';

const live = (minutes: number | null, bonus = 0): Pace => ({
  kind: 'live',
  clock: minutes === null ? null : minutes * 60,
  bonus,
  days: 2,
});
const days = (n: number): Pace => ({ kind: 'days', clock: null, bonus: 0, days: n });

export const PACES: Pace[] = [
  live(null),
  live(5, 5),
  live(15, 10),
  live(30, 15),
  live(60, 30),
  days(1),
  days(2),
  days(7),
];

export function paceName(pace: Pace | undefined): string {
  if (!pace || (pace.kind === 'live' && pace.clock === null)) return t('pace.free');
  return pace.kind === 'days'
    ? t('pace.days', { n: pace.days })
    : t('pace.clock', { n: Math.round((pace.clock ?? 0) / 60) });
}

/** For a corner of the table. */
export function paceShort(pace: Pace | undefined): string {
  return !pace || (pace.kind === 'live' && pace.clock === null) ? t('awaited.no-clock') : paceName(pace);
}

export function paceHint(pace: Pace): string {
  if (pace.kind === 'days') return t('pace.days.hint');
  return pace.clock === null ? t('pace.free.hint') : t('pace.clock.hint', { n: pace.bonus });
}

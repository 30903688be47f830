/** How long something is, in words or as a clock. */
import { t } from '../words/index.svelte';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** What is left, in seconds: 0:52, 2 h 05, 3 days. */
export function left(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const two = (n: number): string => String(n).padStart(2, '0');
  if (whole >= 2 * DAY) return t('time.days', { n: Math.floor(whole / DAY) });
  if (whole >= HOUR) return t('time.hours', { h: Math.floor(whole / HOUR), m: two(Math.floor((whole % HOUR) / 60)) });
  return `${Math.floor(whole / 60)}:${two(whole % 60)}`;
}

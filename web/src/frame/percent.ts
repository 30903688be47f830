import { prefs, type Lang } from './prefs.svelte';

/** A share as it is written in a language. */
export function percent(share: number, lang: Lang = prefs.lang): string {
  return new Intl.NumberFormat(lang, { style: 'percent' }).format(share);
}

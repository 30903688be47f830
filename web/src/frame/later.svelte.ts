/** What is read beside the table can wait until the table itself is drawn, and what moves is on its way. */
import { untrack } from 'svelte';

const WAIT = 100;
// not every browser tells when it has nothing to do
const idle = (run: () => void): number =>
  globalThis.requestIdleCallback?.(run, { timeout: WAIT }) ?? setTimeout(run, WAIT / 2);

/** A value as it was a moment ago: at first at once, and then whenever the browser comes to it. */
export function later<T>(read: () => T): { readonly now: T } {
  let now = $state.raw(untrack(read));
  let waiting = false;
  $effect(() => {
    read();
    if (waiting) return;
    waiting = true;
    idle(() => {
      waiting = false;
      now = read();
    });
  });
  return {
    get now() {
      return now;
    },
  };
}

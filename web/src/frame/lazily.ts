/** Parts that are loaded when they are shown for the first time, with the words for all such parts. */
import { untrack, type Component } from 'svelte';
import { laterWords } from '../words/index.svelte';
import Lazily from './Lazily.svelte';

export function lazily<P extends object>(load: () => Promise<{ default: Component<P> }>): Component<P> {
  let known: Component<P> | null = null;
  const both = async (): Promise<{ default: Component<P> }> => {
    // which language is spoken is nothing that the part would have to be loaded anew for
    const [part] = await Promise.all([load(), untrack(laterWords)]);
    known = part.default;
    return part;
  };
  const shown = (anchor: never, props: never): unknown =>
    known ? known(anchor, props) : Lazily(anchor, { load: both, props } as never);
  return shown as unknown as Component<P>;
}

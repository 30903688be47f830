/** Parts that are loaded when they are shown for the first time, with the words for all such parts. */
import type { Component } from 'svelte';
import { laterWords } from '../words/index.svelte';
import Lazily from './Lazily.svelte';

export function lazily<P extends object>(load: () => Promise<{ default: Component<P> }>): Component<P> {
  const both = async (): Promise<{ default: Component<P> }> => (await Promise.all([load(), laterWords()]))[0];
  return ((anchor: never, props: P) => Lazily(anchor, { load: both, props } as never)) as unknown as Component<P>;
}

/** Parts that are loaded when they are shown for the first time. */
import type { Component } from 'svelte';
import Lazily from './Lazily.svelte';

export function lazily<P extends object>(load: () => Promise<{ default: Component<P> }>): Component<P> {
  return ((anchor: never, props: P) => Lazily(anchor, { load, props } as never)) as unknown as Component<P>;
}

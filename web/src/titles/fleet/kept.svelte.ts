/** One object a table, shared by all that draw it; it outlives the component that asked for it first. */
import type { TableState } from '../../frame/table.svelte';

export function kept<T>(make: (table: TableState) => T): (table: TableState) => T {
  const known = new WeakMap<TableState, { made: T }>();
  return (table) => {
    let found = known.get(table);
    if (!found) {
      // what is derived belongs to the effect in which it is made, and stands still when that is gone: so to one
      // of its own
      $effect.root(() => {
        found = { made: make(table) };
      });
      known.set(table, found as unknown as { made: T });
    }
    return (found as unknown as { made: T }).made;
  };
}

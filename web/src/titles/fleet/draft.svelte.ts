/** A fleet as it is put together: it stays on this page until its owner says that it is ready. */
import type { TableState } from '../../frame/table.svelte';
import { profileOf } from './facts';
import { kept } from './kept.svelte';

export const kindOf = (entry: string): string => entry.split(':')[0] ?? '';
export const loadOf = (entry: string): string => entry.split(':').slice(1).join(':');

/** What the faction or the scenario asks of a fleet, as the question tells it. */
interface Limit {
  code: string;
  entries: string[];
  least: number;
  most: number;
  points: boolean;
  thirds: number;
}

const worthOf = (plan: string[]): number => plan.reduce((sum, entry) => sum + (profileOf(kindOf(entry))?.rank ?? 0), 0);

/** Whether a fleet is outside of a limit, and whether one ship less could only help. */
function breaks(limit: Limit, plan: string[]): 'less' | 'more' | null {
  const counted = plan.filter((entry) => limit.entries.includes(entry) || limit.entries.includes(kindOf(entry)));
  const n = limit.points || limit.thirds ? worthOf(counted) : counted.length;
  if (n > limit.most) return 'more';
  return n < limit.least || 3 * n < limit.thirds * worthOf(plan) ? 'less' : null;
}

export class Draft {
  plan = $state.raw<string[]>([]);
  /** Everything that may be added, as the first question listed it. */
  catalogue = $state.raw<string[]>([]);
  /** Whether it is being handed in, ship after ship. */
  sending = $state(false);
  /** Handed in, and not allowed: what is asked says why. */
  refused = $state(false);

  constructor(private readonly table: TableState) {}

  private get left(): number {
    return Number(this.table.question?.about.left ?? 0);
  }

  private get given(): string[] {
    return (this.table.question?.about.plan as string[] | undefined) ?? [];
  }

  /** What the fleet must be like, each with whether it is. */
  readonly limits = $derived.by((): Limit[] => (this.table.question?.about.limits as Limit[] | undefined) ?? []);

  /** The codes of the limits that the fleet breaks now. */
  readonly broken = $derived.by(() => [
    ...new Set(this.limits.filter((limit) => breaks(limit, this.plan)).map((limit) => limit.code)),
  ]);

  /** The code of the limit that one more of a kind would break, whatever else is added later. */
  forbids(kind: string): string | null {
    const [entry] = this.entriesOf(kind);
    return (entry && this.limits.find((limit) => breaks(limit, [...this.plan, entry]) === 'more')?.code) || null;
  }

  worth(): number {
    return worthOf(this.plan);
  }

  readonly budget = $derived.by(() => this.left + worthOf(this.given));

  /** How many points are missing for one more of a kind; 0 where it fits. */
  short(kind: string): number {
    return Math.max(0, this.worth() + (profileOf(kind)?.rank ?? 0) - this.budget);
  }

  entriesOf(kind: string): string[] {
    return this.catalogue.filter((entry) => kindOf(entry) === kind);
  }

  readonly kinds = $derived.by(() =>
    [...new Set(this.catalogue.map(kindOf))].sort((a, b) => (profileOf(a)?.rank ?? 0) - (profileOf(b)?.rank ?? 0)),
  );

  count(kind: string): number {
    return this.plan.filter((entry) => kindOf(entry) === kind).length;
  }

  add(kind: string): void {
    const [entry] = this.entriesOf(kind);
    if (entry && !this.short(kind) && !this.forbids(kind)) this.plan = [...this.plan, entry].sort(byClass);
  }

  remove(kind: string): void {
    const at = this.plan.findLastIndex((entry) => kindOf(entry) === kind);
    if (at >= 0) this.plan = this.plan.toSpliced(at, 1);
  }

  arm(at: number, entry: string): void {
    this.plan = this.plan.with(at, entry);
  }

  /** Takes a whole fleet; why not, where it cannot be had here. */
  take(plan: string[]): 'ships' | 'points' | null {
    if (!plan.every((entry) => this.catalogue.includes(entry))) return 'ships';
    if (worthOf(plan) > this.budget) return 'points';
    this.plan = plan.toSorted(byClass);
    return null;
  }

  /** Called with each question: learns what there is, and hands in the next ship while it is being handed in. */
  hear(): void {
    const question = this.table.question;
    if (question?.kind !== 'build') return;
    const offered = question.items
      .map(String)
      .filter((item) => item.startsWith('add:'))
      .map((item) => item.slice(4));
    if (offered.length > this.catalogue.length) this.catalogue = offered;
    if (this.sending) this.goOn();
  }

  hand(): void {
    this.sending = true;
    this.refused = false;
    this.goOn();
  }

  private goOn(): void {
    const item = missing(this.plan, this.given, 'add') ?? missing(this.given, this.plan, 'remove') ?? 'done';
    const index = this.table.question?.items.indexOf(item) ?? -1;
    if (index < 0) {
      this.sending = false;
      this.refused = true;
      return;
    }
    this.table.toggle(index);
    this.table.confirm();
  }
}

/** The first thing that one list has and the other has not, as an item. */
function missing(wanted: string[], there: string[], verb: string): string | null {
  const rest = [...there];
  for (const entry of wanted) {
    const at = rest.indexOf(entry);
    if (at < 0) return `${verb}:${entry}`;
    rest.splice(at, 1);
  }
  return null;
}

function byClass(a: string, b: string): number {
  return (profileOf(kindOf(b))?.rank ?? 0) - (profileOf(kindOf(a))?.rank ?? 0) || a.localeCompare(b);
}

export const draftOf = kept((table) => new Draft(table));

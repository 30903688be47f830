/**
 * What a seat has answered for it without being asked (TIMING C2, C3): the server knows how, and does it after a
 * while that tells nothing.
 */
import { api, grants, over, type Order, type OrderWindow, type Standing, type StandingWish } from '../../frame/api';
import type { TableState } from '../../frame/table.svelte';
import { galacticaOf } from './facts';

/** Where nothing more special was ordered. */
export const ANY = 'any';
/** What everybody sees and is another when a turn is over (TIMING T23). */
const TURN = 'turn';
const KEY = 'orrery.galactica.orders';

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // without storage it holds as long as the page
  }
}

/** Cards with a key for each: of two alike, the first and the second. */
function keyed(cards: string[]): { key: string; id: string }[] {
  return cards.map((id, i) => ({ key: `${id}/${cards.slice(0, i).filter((other) => other === id).length}`, id }));
}

function forThisTurn(wish: StandingWish): StandingWish {
  return { ...wish, facts: [...new Set([...(wish.facts ?? []), TURN])] };
}

export class Orders {
  given = $state.raw<Order[]>([]);
  /** Whether the usual orders are given at every new table. */
  usual = $state(kept(KEY) !== 'none');
  /** Cards of the hand that are ticked for a check, by name and number. */
  ticked = $state.raw<string[]>([]);

  private last = Promise.resolve();

  constructor(private readonly table: TableState) {}

  private get character(): string {
    return this.table.seat === null ? '' : (galacticaOf(this.table).players[this.table.seat]?.character ?? '');
  }

  /** The moments at which this seat may be asked; with a name, only that one and whatever holds for all. */
  windows(name?: string): OrderWindow[] {
    return this.table.orders.filter(
      (one) =>
        (one.only.length === 0 || one.only.includes(this.character)) &&
        (one.needs === '' || Boolean(this.table.info.options[one.needs])) &&
        (name === undefined || one.name === name || one.name === ANY),
    );
  }

  /** What can be put in where an order leaves something open. */
  values(order: Standing): string[] {
    const seats = Object.keys(galacticaOf(this.table).players);
    if (order.of === 'seat') return seats.filter((seat) => seat !== String(this.table.seat));
    return order.of === 'me' ? [String(this.table.seat)] : Object.keys(order.wishes);
  }

  /** The cards that can be named. */
  get hand(): { key: string; id: string }[] {
    const hand = this.table.seat === null ? [] : (galacticaOf(this.table).players[this.table.seat]?.hand ?? []);
    return keyed(hand);
  }

  /** The ticked cards that are still there. */
  get cards(): string[] {
    return this.hand.filter(({ key }) => this.ticked.includes(key)).map(({ id }) => id);
  }

  /** Whether there is a check to name cards for: one under way, or that of the crisis on the table. */
  get check(): boolean {
    const g = galacticaOf(this.table);
    return g.checks.length > 0 || (g.crisis !== '' && this.table.cards[g.crisis]?.difficulty !== undefined);
  }

  /** Whether an order was given for this wish, with whatever cards, for good or for this turn. */
  private granted(order: Order, { cards }: Standing, wish: StandingWish): boolean {
    const asked = cards ? { ...wish, choice: order.wish.choice ?? [] } : wish;
    return grants(order, asked) || grants(order, forThisTurn(asked));
  }

  /** Whether what was chosen for a moment ends with this turn; null where it does so by itself. */
  brief(window: OrderWindow): boolean | null {
    const chosen = this.chosen(window);
    const order = window.orders.find(({ name }) => name === chosen?.name);
    const wishes = order?.wishes[chosen?.value ?? ''] ?? [];
    if (!order || wishes.some(({ facts }) => facts?.includes(TURN))) return null;
    return this.given.some(
      (given) => given.wish.facts?.includes(TURN) && wishes.some((wish) => this.granted(given, order, wish)),
    );
  }

  /** What was chosen for a moment; of several that fit, the one that says most. */
  chosen(window: OrderWindow): { name: string; value: string } | null {
    const found = window.orders
      .flatMap((order) =>
        this.values(order).map((value) => ({ name: order.name, value, order, wishes: order.wishes[value] ?? [] })),
      )
      .filter(({ order, wishes }) =>
        wishes.every((wish) => this.given.some((given) => this.granted(given, order, wish))),
      );
    return found.sort((a, b) => b.wishes.length - a.wishes.length)[0] ?? null;
  }

  /** What was chosen for all moments, in words. */
  get general(): string | null {
    const window = this.windows(ANY).find(({ name }) => name === ANY);
    const chosen = window && this.chosen(window);
    return window?.orders.find(({ name }) => name === chosen?.name)?.text ?? null;
  }

  async read(): Promise<void> {
    if (this.table.seat !== null) this.given = await api.orders(this.table.info.id, this.table.seat);
    const named = this.given.find(
      (order) => !over(order) && order.wish.kind === 'contribute' && order.wish.choice?.length,
    )?.wish.choice;
    if (named && !this.ticked.length) this.ticked = keyed(named.map(String)).map(({ key }) => key);
  }

  /** Orders what was chosen for a moment, or nothing: one choice after the other, also when they are made quickly. */
  choose(window: OrderWindow, order: Standing | undefined, value = '', brief = false): Promise<void> {
    const change = (): Promise<void> => this.change(window, order, value, brief);
    this.last = this.last.then(change, change);
    return this.last;
  }

  /** What holds for all moments comes last. */
  private async change(window: OrderWindow, order: Standing | undefined, value: string, brief: boolean): Promise<void> {
    const general = this.table.orders.find(({ name }) => name === ANY);
    const again = general && window !== general ? this.chosen(general) : null;
    const until = (wish: StandingWish): StandingWish => (brief ? forThisTurn(wish) : wish);
    await this.drop(window);
    await this.give(
      (order?.wishes[value] ?? []).map((wish) => until(order?.cards ? { ...wish, choice: this.cards } : wish)),
    );
    if (general && again) {
      const short = this.brief(general);
      await this.drop(general);
      const wishes = general.orders.find(({ name }) => name === again.name)?.wishes[again.value] ?? [];
      await this.give(short ? wishes.map(forThisTurn) : wishes);
    }
    await this.read();
  }

  private async drop(window: OrderWindow): Promise<void> {
    const wishes = window.orders.flatMap((order) =>
      Object.values(order.wishes)
        .flat()
        .map((wish): [Standing, StandingWish] => [order, wish]),
    );
    const gone = this.given.filter(
      (given) => over(given) || wishes.some(([order, wish]) => this.granted(given, order, wish)),
    );
    for (const order of gone)
      if (this.table.seat !== null) await api.dropOrder(this.table.info.id, this.table.seat, order.id);
    this.given = this.given.filter((order) => !gone.includes(order));
  }

  private async give(wishes: StandingWish[]): Promise<void> {
    for (const wish of wishes)
      if (this.table.seat !== null) await api.giveOrder(this.table.info.id, this.table.seat, wish);
  }

  /** At a table that is new to this seat, orders what is usual: to pass where one holds nothing, or nothing was hit. */
  async begin(): Promise<void> {
    const key = `${KEY}.${this.table.info.id}.${this.table.seat}`;
    if (!this.usual || kept(key) !== null) return;
    keep(key, '1');
    await this.read();
    if (this.given.length) return;
    for (const window of [...this.windows()].reverse()) {
      const order = window.orders.find(({ usual }) => usual);
      if (order) await this.give(order.wishes[''] ?? []);
    }
    await this.read();
  }

  /** Ticks a card or no longer; what was ordered with cards is ordered anew. */
  async tick(window: OrderWindow, key: string): Promise<void> {
    const [chosen, brief] = [this.chosen(window), this.brief(window) ?? false];
    const order = window.orders.find(({ name, cards }) => cards && name === chosen?.name);
    this.ticked = this.ticked.includes(key) ? this.ticked.filter((one) => one !== key) : [...this.ticked, key];
    if (order) await this.choose(window, this.cards.length ? order : undefined, chosen?.value, brief);
  }

  setUsual(usual: boolean): void {
    this.usual = usual;
    keep(KEY, usual ? 'usual' : 'none');
  }
}

const all = new WeakMap<TableState, Orders>();

export function ordersOf(table: TableState): Orders {
  let found = all.get(table);
  if (!found) all.set(table, (found = new Orders(table)));
  return found;
}

/** Cards marked to pay with before the payment is asked: a draft that never leaves the page. */
import type { TableState } from '../../frame/table.svelte';

class Marks {
  cards = $state.raw<string[]>([]);

  /** Whether a payment is to come: something was chosen, face down, and the others still choose. */
  open(table: TableState): boolean {
    const given = table.given;
    return (
      !table.question &&
      !table.past &&
      given !== null &&
      ['develop', 'settle'].includes(given.kind) &&
      Number(given.preview?.data.cost) > 0
    );
  }

  has(id: string, nth: number): boolean {
    return this.cards.filter((one) => one === id).length > nth;
  }

  toggle(id: string, nth: number): void {
    const at = this.has(id, nth) ? this.cards.indexOf(id) : -1;
    this.cards = at < 0 ? [...this.cards, id] : this.cards.toSpliced(at, 1);
  }

  /** The payment is asked: the marks are picked, as far as they still fit, and the person confirms. */
  spend(table: TableState): void {
    const question = table.question;
    if (question?.kind === 'pay') {
      for (const id of this.cards) {
        const index = question.items.findIndex((item, i) => item === id && !table.picked(i) && table.open(i));
        if (index >= 0) table.toggle(index);
      }
    }
    this.cards = [];
  }
}

export const marks = new Marks();

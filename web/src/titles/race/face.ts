/**
 * What never changes of a card, as HTML. Cards come by the handful, and each has forty parts: written at once they
 * are there in time for the next frame, as components of their own they were not.
 */
import { hyphened } from '../../frame/hyphens';
import { LINES, pictureOf, type RaceCard } from './facts';
import { chip, pill, type Sign } from './pills';

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function text(value: string | number): string {
  return String(value).replace(/[&<>"]/g, (sign) => ESCAPED[sign] as string);
}

function icon(id: string, cls = ''): string {
  return `<span class="i pic-${id} ${cls}"></span>`;
}

export function drawn(signs: Sign[]): string {
  return signs
    .map((sign) =>
      'n' in sign
        ? `<b>${text(sign.n)}</b>`
        : 's' in sign
          ? `<i>${text(sign.s)}</i>`
          : icon(sign.i, sign.small ? 'sm' : ''),
    )
    .join('');
}

export function cost(card: RaceCard): string {
  const goods = card.kind ? (card.windfall ? 'windfall' : 'production') : 'none';
  const kind = card.kind ? icon(`g-${card.kind}`, 'k') : '';
  return `<span class="cost ${card.type === 'development' ? 'dev' : 'world'} ${goods} ${card.military ? 'mil' : ''}">${card.cost}${kind}</span>`;
}

function head(id: string, card: RaceCard): string {
  const sources = `${pictureOf(id)} 168w, ${pictureOf(id, 'middle')} 336w`;
  return `<img class="art" loading="lazy" sizes="auto, 100px" srcset="${sources}" src="${pictureOf(id)}" alt="" draggable="false"><header>${cost(card)}<h4>${text(hyphened(card.name, 7))}</h4></header>`;
}

/** The card in a hand or in one's own tableau: a line for each phase, at its height. */
export function normal(id: string, card: RaceCard): string {
  const lines = LINES.map(([phase, numeral], at) => {
    const powers = card.powers.filter((power) => power.phase === phase);
    return powers.length
      ? `<div class="row r${at}"><em class="n${at}">${numeral}</em>${powers.map((power) => `<span class="pw w${at}">${drawn(pill(power, card))}</span>`).join('')}</div>`
      : '';
  });
  const flags =
    (card.flags.includes('rebel') ? icon('i-rebel') : '') + (card.flags.includes('alien') ? icon('i-alienflag') : '');
  return `${head(id, card)}<div class="rail">${lines.join('')}</div>${flags && `<div class="flags">${flags}</div>`}`;
}

/** The card in somebody else's tableau. */
export function tiny(id: string, card: RaceCard): string {
  const powers = LINES.flatMap(([phase]) => card.powers.filter((power) => power.phase === phase)).map((power) =>
    drawn(chip(power, card)),
  );
  return `${head(id, card)}<div class="chips">${powers.map((signs) => signs && `<span class="ch">${signs}</span>`).join('')}</div>`;
}

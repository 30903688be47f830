/** What a teacher says about this position: the same to a human and to a Cylon who sees the same. */
import type { TableState } from '../../frame/table.svelte';
import { t } from '../../words/index.svelte';
import { galacticaOf, RESOURCES } from './facts';

export function taught(table: TableState): string | null {
  const question = table.question;
  if (!question) return null;
  if (question.kind === 'contribute') return added(table);
  if (['action', 'movement', 'crisis_choice'].includes(question.kind)) return shortest(table);
  return null;
}

function added(table: TableState): string {
  const worth = (table.question?.items ?? []).map((item) => Number(table.ask?.previews[String(item)]?.data.total ?? 0));
  const good = worth.filter((n) => n > 0);
  const sum = good.reduce((all, n) => all + n, 0);
  const of = Number(table.question?.about.difficulty ?? 0);
  if (!sum) return t('galactica.teach.none', { of });
  return t('galactica.teach.add', { n: sum, of, cards: good.length });
}

function shortest(table: TableState): string {
  const g = galacticaOf(table);
  const least = [...RESOURCES].sort((a, b) => g[a] - g[b])[0] ?? 'fuel';
  return t('galactica.teach.short', { what: t(`galactica.resource.${least}`), n: g[least] });
}

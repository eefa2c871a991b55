import { useTranslation } from 'react-i18next';
import { useSession } from '../../../core/session.ts';
import { useIsPageShown } from '../../../ui/pageShown.ts';
import { NONE, parseChoices } from './choices.ts';
import { useFilterScope } from './filterScope.ts';
import type { Choice, ReferencesFilter } from './listFilter.ts';
import { useValueCounts } from './useValueCounts.ts';

/**
 * Returns the records that a list can be filtered by, named by their titles, the most frequent first; after them those
 * that are chosen though nothing matches.
 */
export function useReferenceChoices({ name, counted, mine }: ReferencesFilter): Choice[] {
  const { t } = useTranslation('records');
  const { user } = useSession();
  const { parameters } = useFilterScope();
  const isEarly = !useIsPageShown();
  const counts = useValueCounts(name, counted, isEarly);
  const { values: chosen } = parseChoices(parameters, name);
  const isFound = (id: string) => counts?.some(({ value }) => value === id) ?? true;
  const others = chosen.filter((id) => id !== NONE && id !== mine && !isFound(id));
  const all = useValueCounts(
    name,
    { ...counted, filterIn: () => ({}) },
    isEarly || others.length === 0,
  );
  const known = [...(counts ?? []), ...(all ?? []).filter(({ value }) => others.includes(value!))];
  const choices = known.flatMap(({ value, title }) =>
    value === null ? [] : [{ value, label: title ?? t('history.gone') }],
  );
  return mine === undefined || isFound(mine)
    ? choices
    : [...choices, { value: mine, label: user?.name ?? mine }];
}

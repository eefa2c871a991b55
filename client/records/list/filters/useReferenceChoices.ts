import { useTranslation } from 'react-i18next';
import type { Choice, ReferencesFilter } from './listFilter.ts';
import { useValueCounts } from './useValueCounts.ts';

/** Returns the records that a list can be filtered by, named by their titles; the most frequent first. */
export function useReferenceChoices({ name, counted }: ReferencesFilter): Choice[] {
  const { t } = useTranslation('records');
  const counts = useValueCounts(name, counted) ?? [];
  return counts.flatMap(({ value, title }) =>
    value === null ? [] : [{ value, label: title ?? t('history.gone') }],
  );
}

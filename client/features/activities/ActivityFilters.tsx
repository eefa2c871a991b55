import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from '../../components/ChoiceFilter.tsx';
import { DayRangeFilter } from '../../components/DayRangeFilter.tsx';
import { useRecordWords } from '../../components/history/useRecordWords.ts';
import { ListFilters } from '../../components/ListFilters.tsx';
import type { ActivitiesPageQuery } from './ActivitiesPage.generated.ts';
import { activityActions, activityFilterKeys } from './activityFilter.ts';

interface Props {
  kinds: ActivitiesPageQuery['activityKinds'];
  authors: ActivitiesPageQuery['activityAuthors'];
}

export function ActivityFilters({ kinds, authors }: Props) {
  const { t } = useTranslation('records');
  const { kindName } = useRecordWords();
  const any = t('activities.any');
  return (
    <ListFilters keys={activityFilterKeys}>
      <ChoiceFilter
        label={t('activities.person')}
        name="person"
        any={any}
        choices={authors.map(({ id, name }) => ({ value: id ?? '', label: name }))}
      />
      <ChoiceFilter
        label={t('activities.kind')}
        name="kind"
        any={any}
        choices={kinds.map((kind) => ({ value: kind, label: kindName(kind) }))}
      />
      <ChoiceFilter
        label={t('activities.action')}
        name="action"
        any={any}
        choices={activityActions.map((value) => ({
          value,
          label: t(`history.actions.${value}`),
        }))}
      />
      <DayRangeFilter from={t('activities.from')} to={t('activities.to')} />
    </ListFilters>
  );
}

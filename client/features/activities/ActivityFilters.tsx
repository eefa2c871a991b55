import { useTranslation } from 'react-i18next';
import { useSession } from '../../core/session.ts';
import { useKindName } from '../../records/history/useKindName.ts';
import { spelledOut } from '../../records/recordWords.ts';
import { ListFilters } from '../../records/list/filters/ListFilters.tsx';
import type { ActivitiesPageQuery } from './ActivitiesPage.generated.ts';
import { activityActions, activityFilterIn } from './activityFilter.ts';

const counted = (by: string) => ({
  kind: 'Activity',
  many: 'activities',
  by,
  filterIn: activityFilterIn,
});

interface Props {
  kinds: ActivitiesPageQuery['activityKinds'];
  authors: ActivitiesPageQuery['activityAuthors'];
}

export function ActivityFilters({ kinds, authors }: Props) {
  const { t } = useTranslation(['activities', 'records']);
  const { user } = useSession();
  const kindName = useKindName();
  return (
    <ListFilters
      filters={[
        {
          kind: 'choices',
          name: 'person',
          label: t('person'),
          choices: authors.map(({ id, name }) => ({ value: id ?? '', label: name })),
          counted: counted('accountId'),
          mine: user?.id,
          mineLabel: t('mine'),
        },
        {
          kind: 'choices',
          name: 'kind',
          label: t('kind'),
          choices: kinds.map((kind) => ({ value: kind, label: spelledOut(kindName(kind)) })),
          counted: counted('kind'),
        },
        {
          kind: 'choices',
          name: 'action',
          label: t('action'),
          choices: activityActions.map((value) => ({
            value,
            label: spelledOut(t(`records:choicesOf.Activity.action.${value}`)),
          })),
          counted: counted('action'),
        },
        { kind: 'days', name: 'from', to: 'to', label: t('when') },
      ]}
    />
  );
}

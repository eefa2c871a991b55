import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../core/session.ts';
import { useIsPageShown } from '../../ui/pageShown.ts';
import { ListFilters } from '../../records/list/filters/ListFilters.tsx';
import { attentions, dealFilterIn, dealStages, stageGroups } from './dealFilter.ts';
import { DealFiltersDocument } from './DealFilters.generated.ts';

const list = { kind: 'Deal', many: 'deals', filterIn: dealFilterIn };
const counted = (by: string) => ({ ...list, by });

export function DealFilters() {
  const { t } = useTranslation('deals');
  const { user } = useSession();
  const { data } = useQuery(DealFiltersDocument, { skip: !useIsPageShown() });
  const groups = (['open', 'live'] as const).map((value) => ({
    value,
    label: t(`filters.${value}`),
    of: stageGroups[value],
  }));
  return (
    <ListFilters
      label={t('filters.text')}
      filters={[
        {
          kind: 'choices',
          name: 'stage',
          label: t('fields.stage'),
          choices: [
            ...groups,
            ...dealStages.map((value) => ({ value, label: t(`stages.${value}`) })),
          ],
          counted: counted('stage'),
        },
        {
          kind: 'choices',
          name: 'owner',
          label: t('fields.owner'),
          choices: (data?.owners ?? []).map(({ id, name }) => ({ value: id, label: name })),
          mine: user?.id,
          mineLabel: t('filters.mine'),
          counted: counted('ownerId'),
        },
        {
          kind: 'choices',
          name: 'reason',
          label: t('fields.lossReasonId'),
          choices: (data?.lossReasons.nodes ?? []).map(({ id, name }) => ({
            value: id,
            label: name,
          })),
          counted: counted('lossReasonId'),
        },
        {
          kind: 'choices',
          name: 'attention',
          label: t('filters.attention'),
          choices: attentions.map((value) => ({ value, label: t(`filters.${value}`) })),
          isSingle: true,
          counted: list,
        },
        { kind: 'days', name: 'from', to: 'to', label: t('filters.expected'), isAhead: true },
      ]}
    />
  );
}

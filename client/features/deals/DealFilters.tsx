import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../core/session.ts';
import { useIsPageShown } from '../../ui/pageShown.ts';
import { RecordFilters } from '../../records/list/RecordFilters.tsx';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { attentions, dealStages, stageGroups } from './dealFilter.ts';
import { dealFilterIn } from './dealListFilter.ts';
import { DealFiltersDocument } from './DealFilters.generated.ts';

const list = { kind: 'Deal', many: 'deals', filterIn: dealFilterIn };
const counted = (by: string) => ({ ...list, by });

export function DealFilters({ declaration }: { declaration: RecordDeclaration }) {
  const { t } = useTranslation(['deals', 'records']);
  const { user } = useSession();
  const { data } = useQuery(DealFiltersDocument, { skip: !useIsPageShown() });
  const groups = (['open', 'live'] as const).map((value) => ({
    value,
    label: t(`filters.${value}`),
    of: stageGroups[value],
  }));
  return (
    <RecordFilters
      declaration={declaration}
      searchLabel={t('filters.text')}
      own={[
        {
          kind: 'choices',
          name: 'stage',
          label: t('records:fieldsOf.Deal.stage'),
          choices: [
            ...groups,
            ...dealStages.map((value) => ({
              value,
              label: t(`records:choicesOf.Deal.stage.${value}`),
            })),
          ],
          counted: counted('stage'),
        },
        {
          kind: 'choices',
          name: 'owner',
          label: t('records:fieldsOf.Deal.owner'),
          choices: (data?.owners ?? []).map(({ id, name }) => ({ value: id, label: name })),
          mine: user?.id,
          mineLabel: t('filters.mine'),
          counted: counted('ownerId'),
        },
        {
          kind: 'choices',
          name: 'reason',
          label: t('records:fieldsOf.Deal.lossReason'),
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

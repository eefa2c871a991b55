import { useTranslation } from 'react-i18next';
import { useSession } from '../../core/session.ts';
import { RecordFilters } from '../../records/list/RecordFilters.tsx';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { attentions, dealStages, stageGroups } from './dealFilter.ts';
import { dealFilterIn } from './dealListFilter.ts';

const list = { kind: 'Deal', many: 'deals', filterIn: dealFilterIn };

export function DealFilters({ declaration }: { declaration: RecordDeclaration }) {
  const { t } = useTranslation(['deals', 'records']);
  const { user } = useSession();
  const groups = (['open', 'live'] as const).map((value) => ({
    value,
    label: t(`filters.${value}`),
    of: stageGroups[value],
  }));
  return (
    <RecordFilters
      declaration={declaration}
      searchLabel={t('filters.text')}
      mine={{ ownerId: user?.id }}
      mineLabel={t('filters.mine')}
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
          counted: { ...list, by: 'stage' },
        },
        { field: 'ownerId', name: 'owner' },
        { field: 'lossReasonId', name: 'reason' },
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

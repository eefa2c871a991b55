import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { DealsTable_DealFragment } from './DealsTable.generated.ts';

type Stage = DealsTable_DealFragment['stage'];

const colors: Record<Stage, string> = {
  lead: 'gray',
  qualified: 'blue',
  proposal: 'indigo',
  negotiation: 'amber',
  won: 'teal',
  lost: 'red',
};

export function DealStageBadge({ stage }: { stage: Stage }) {
  const { t } = useTranslation(['deals', 'records']);
  return (
    <StatusBadge color={colors[stage]}>{t(`records:choicesOf.Deal.stage.${stage}`)}</StatusBadge>
  );
}

import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DealsTable_DealFragment } from './DealsTable.generated.ts';

type Stage = DealsTable_DealFragment['stage'];

const colors: Record<Stage, string> = {
  lead: 'gray.7',
  qualified: 'blue.9',
  proposal: 'indigo.9',
  negotiation: 'amber.9',
  won: 'petrol.8',
  lost: 'red.9',
};

export function DealStageBadge({ stage }: { stage: Stage }) {
  const { t } = useTranslation('deals');
  return (
    <Badge variant="filled" miw="max-content" color={colors[stage]}>
      {t(`stages.${stage}`)}
    </Badge>
  );
}

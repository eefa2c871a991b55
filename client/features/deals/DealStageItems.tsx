import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DealCard_DealFragment } from './DealCard.generated.ts';
import { dealStages } from './dealFilter.ts';
import type { DealMoving } from './useDealMove.ts';

interface Props {
  deal: DealCard_DealFragment;
  onMove: DealMoving['start'];
}

/** An invoiced deal stays won, and the menu says so. */
export function DealStageItems({ deal, onMove }: Props) {
  const { t } = useTranslation(['deals', 'records']);
  return (
    <Menu.Dropdown>
      <Menu.Label>{t(deal.invoiceId ? 'staysWon' : 'moveTo')}</Menu.Label>
      {dealStages
        .filter((stage) => stage !== deal.stage)
        .map((stage) => (
          <Menu.Item
            key={stage}
            disabled={deal.invoiceId !== null}
            onClick={() => onMove(deal, stage)}
          >
            {t(`records:choicesOf.Deal.stage.${stage}`)}
          </Menu.Item>
        ))}
    </Menu.Dropdown>
  );
}

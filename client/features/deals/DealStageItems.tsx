import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DealCard_DealFragment } from './DealCard.generated.ts';
import { dealStages } from './dealFilter.ts';
import type { DealMoving } from './useDealMove.ts';

interface Props {
  deal: DealCard_DealFragment;
  onMove: DealMoving['start'];
}

/** The stages to which a deal can go; one that has an invoice stays, and the menu says why. */
export function DealStageItems({ deal, onMove }: Props) {
  const { t } = useTranslation('deals');
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
            {t(`stages.${stage}`)}
          </Menu.Item>
        ))}
    </Menu.Dropdown>
  );
}

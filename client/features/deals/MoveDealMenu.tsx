import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowsMove } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DealCard_DealFragment } from './DealCard.generated.ts';
import { DealStageItems } from './DealStageItems.tsx';
import type { DealMoving } from './useDealMove.ts';

interface Props {
  deal: DealCard_DealFragment;
  onMove: DealMoving['start'];
}

/** Moves a deal without dragging. Rendered when first opened: a board has many cards. */
export function MoveDealMenu({ deal, onMove }: Props) {
  const { t } = useTranslation('deals');
  const [isWanted, setIsWanted] = useState(false);
  const button = (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={t('moveDeal', { title: deal.title })}
      onClick={() => setIsWanted(true)}
    >
      <IconArrowsMove size={16} aria-hidden />
    </ActionIcon>
  );
  if (!isWanted) return button;
  return (
    <Menu position="bottom-end" defaultOpened>
      <Menu.Target>{button}</Menu.Target>
      <DealStageItems
        deal={deal}
        onMove={(moved, stage) => {
          onMove(moved, stage);
          // The card is mounted anew in another column, and gets the focus back.
          requestAnimationFrame(() => document.getElementById(`deal-${deal.id}`)?.focus());
        }}
      />
    </Menu>
  );
}

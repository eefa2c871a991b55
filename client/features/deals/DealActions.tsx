import { Button, Menu } from '@mantine/core';
import { IconArrowsMove } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { linkTo } from '../../app/paths.ts';
import { useIsInGroup } from '../../app/roles.ts';
import { EditRecordButton } from '../../components/EditRecordButton.tsx';
import type { DealCard_DealFragment } from './DealCard.generated.ts';
import { DealMoveDialogs } from './DealMoveDialogs.tsx';
import { DealStageItems } from './DealStageItems.tsx';
import { DeleteDealButton } from './DeleteDealButton.tsx';
import { useDealMove } from './useDealMove.ts';

export function DealActions({ deal }: { deal: DealCard_DealFragment }) {
  const { t } = useTranslation('deals');
  const mayChange = useIsInGroup('editor');
  const moving = useDealMove();
  if (!mayChange) return null;
  return (
    <>
      <EditRecordButton to={linkTo.editDeal(deal.id)} label={t('edit')} />
      <DeleteDealButton deal={deal} />
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button leftSection={<IconArrowsMove size={18} aria-hidden />}>{t('moveTo')}</Button>
        </Menu.Target>
        <DealStageItems deal={deal} onMove={moving.start} />
      </Menu>
      <DealMoveDialogs moving={moving} />
    </>
  );
}

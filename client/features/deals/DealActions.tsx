import { Button, Menu } from '@mantine/core';
import { IconArrowsMove, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { linkTo } from '../../core/paths.ts';
import { useIsInGroup } from '../../core/roles.ts';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { RecordMenu } from '../../records/page/RecordMenu.tsx';
import { useDeleteAction } from '../../records/page/useDeleteAction.ts';
import type { DealCard_DealFragment } from './DealCard.generated.ts';
import { DealMoveDialogs } from './DealMoveDialogs.tsx';
import { DealStageItems } from './DealStageItems.tsx';
import { useDealMove } from './useDealMove.ts';

interface Props {
  declaration: RecordDeclaration;
  deal: DealCard_DealFragment;
}

export function DealActions({ declaration, deal }: Props) {
  const { t } = useTranslation('deals');
  const mayChange = useIsInGroup('editor');
  const moving = useDealMove();
  const remove = useDeleteAction(declaration, deal.id, { name: deal.title });
  if (!mayChange) return null;
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button leftSection={<IconArrowsMove size={18} aria-hidden />}>{t('moveTo')}</Button>
        </Menu.Target>
        <DealStageItems deal={deal} onMove={moving.start} />
      </Menu>
      <RecordMenu
        actions={[
          { as: 'edit', label: t('edit'), icon: IconPencil, to: linkTo.editDeal(deal.id) },
          remove,
        ]}
      />
      <DealMoveDialogs moving={moving} />
    </>
  );
}

import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowsMove, IconArrowUp } from '@tabler/icons-react';
import { memo, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BoardColumnsContext } from './boardColumnsContext.ts';
import type { BoardChanges } from './useBoardChanges.ts';

interface Props {
  card: { id: string; title: string };
  columnId: string;
  onMove: BoardChanges['moveCard'];
}

/** Moves a card without dragging. Rendered when first opened: a board has many cards. */
export const MoveCardMenu = memo(function MoveCardMenu(props: Props) {
  const { t } = useTranslation('boards');
  const [isWanted, setIsWanted] = useState(false);
  const button = (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={t('moveCard', { name: props.card.title })}
      onClick={() => setIsWanted(true)}
    >
      <IconArrowsMove size={16} aria-hidden />
    </ActionIcon>
  );
  if (!isWanted) return button;
  return (
    <Menu position="bottom-end" defaultOpened>
      <Menu.Target>{button}</Menu.Target>
      <Places {...props} />
    </Menu>
  );
});

function Places({ card, columnId, onMove }: Props) {
  const { t } = useTranslation('boards');
  const columns = use(BoardColumnsContext);
  /** The card is mounted anew in another column, and gets the focus back. */
  function moveTo(place: { columnId: string; index: number }) {
    onMove(card.id, place);
    requestAnimationFrame(() => document.getElementById(`card-${card.id}`)?.focus());
  }

  const own = columns.find(({ id }) => id === columnId)?.cards ?? [];
  const index = own.findIndex(({ id }) => id === card.id);
  return (
    <Menu.Dropdown>
      <Menu.Item
        leftSection={<IconArrowUp size={16} aria-hidden />}
        disabled={index === 0}
        onClick={() => moveTo({ columnId, index: index - 1 })}
      >
        {t('moveUp')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowDown size={16} aria-hidden />}
        disabled={index === own.length - 1}
        onClick={() => moveTo({ columnId, index: index + 1 })}
      >
        {t('moveDown')}
      </Menu.Item>
      <Menu.Label>{t('moveTo')}</Menu.Label>
      {columns
        .filter(({ id }) => id !== columnId)
        .map(({ id, title, cards }) => (
          <Menu.Item key={id} onClick={() => moveTo({ columnId: id, index: cards.length })}>
            {title}
          </Menu.Item>
        ))}
    </Menu.Dropdown>
  );
}

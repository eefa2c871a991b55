import { Anchor, Group, Text } from '@mantine/core';
import { IconMessage, IconPaperclip } from '@tabler/icons-react';
import { type KeyboardEvent, memo, type PointerEvent, useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useIsInGroup } from '../../core/roles.ts';
import { DragHandle } from '../../ui/drag/DragHandle.tsx';
import { FilePicture } from '../../ui/upload/FilePicture.tsx';
import { BOARD_DRAG } from './boardCollisions.ts';
import type { BoardPageQuery } from './BoardPage.generated.ts';
import type { CardTile_CardFragment } from './CardTile.generated.ts';
import styles from './CardTile.module.css';
import { LabelBadges } from './LabelBadges.tsx';
import { MemberAvatars } from './MemberAvatars.tsx';
import { MoveCardMenu } from './MoveCardMenu.tsx';
import { ReachedTile, type TileListeners } from './TileDrag.tsx';
import type { BoardChanges } from './useBoardChanges.ts';

interface Props {
  card: CardTile_CardFragment;
  index: number;
  /** The number of cards in the column. */
  count: number;
  columnId: string;
  onMove: BoardChanges['moveCard'];
  labels: BoardPageQuery['boardLabels'];
  members: BoardPageQuery['boardMembers'];
}

/** Is dragged by its handle, or anywhere by mouse. Is memoized, since scrolling a column renders it. */
export const CardTile = memo(function CardTile({ card, index, count, ...shared }: Props) {
  const { columnId, onMove, labels, members } = shared;
  const mayChange = useIsInGroup('editor');
  const tileRef = useRef<HTMLLIElement>(null);
  const { listenersRef, handle } = useTileHandle();
  return (
    <>
      <li
        ref={tileRef}
        className={styles.card}
        data-card={card.id}
        aria-posinset={index + 1}
        aria-setsize={count}
        onPointerDown={(event) => event.pointerType === 'mouse' && handle.onPointerDown(event)}
      >
        <CardFace card={card} labels={labels} members={members} />
        {mayChange ? (
          <div className={styles.tools}>
            <MoveCardMenu card={card} columnId={columnId} onMove={onMove} />
            <DragHandle name={card.title} handle={handle} />
          </div>
        ) : null}
      </li>
      {/* Behind it: the tile's element is known by then. */}
      {mayChange ? (
        <ReachedTile id={card.id} tileRef={tileRef} listenersRef={listenersRef} />
      ) : null}
    </>
  );
});

/** Returns the same handle at each render; what it does is known once the tile is reached. */
function useTileHandle() {
  const { t } = useTranslation('drag');
  const listenersRef = useRef<TileListeners>(undefined);
  const roleDescription = useMemo(() => t('sortable'), [t]);
  const onPointerDown = useCallback((event: PointerEvent) => {
    listenersRef.current?.onPointerDown?.(event);
  }, []);
  const onKeyDown = useCallback((event: KeyboardEvent) => {
    listenersRef.current?.onKeyDown?.(event);
  }, []);
  const handle = useMemo(
    () => ({
      'aria-roledescription': roleDescription,
      'aria-describedby': BOARD_DRAG,
      onPointerDown,
      onKeyDown,
    }),
    [roleDescription, onPointerDown, onKeyDown],
  );
  return { listenersRef, handle };
}

/** Is memoized, since a column's cards are rendered when one of them moves. */
export const CardFace = memo(function CardFace({
  card,
  labels,
  members,
  isDragged = false,
}: Pick<Props, 'card' | 'labels' | 'members'> & { isDragged?: boolean }) {
  const { t } = useTranslation('boards');
  const [parameters] = useSearchParams();
  const open = new URLSearchParams(parameters);
  open.set('card', card.id);
  const own = labels.filter(({ id }) => card.labels.includes(id));
  return (
    <>
      {card.coverImage ? (
        <FilePicture className={styles.cover} url={card.coverImage} alt="" />
      ) : null}
      {own.length > 0 ? <LabelBadges labels={own} /> : null}
      <Anchor
        component={Link}
        id={isDragged ? undefined : `card-${card.id}`}
        to={`?${open.toString()}`}
        size="sm"
        c="var(--mantine-color-text)"
        draggable={false}
      >
        {card.title}
      </Anchor>
      <Group gap="xs" className={styles.details}>
        <Count
          icon={IconMessage}
          count={card.noteCount}
          label={t('noteCount', { count: card.noteCount })}
        />
        <Count
          icon={IconPaperclip}
          count={card.attachments.length}
          label={t('attachmentCount', { count: card.attachments.length })}
        />
        <MemberAvatars members={members.filter(({ id }) => card.members.includes(id))} size={24} />
      </Group>
    </>
  );
});

interface CountProps {
  icon: typeof IconMessage;
  count: number;
  label: string;
}

function Count({ icon: Icon, count, label }: CountProps) {
  if (count === 0) return null;
  return (
    <Text span size="xs" c="dimmed" className={styles.count} role="img" aria-label={label}>
      <Icon size={14} aria-hidden /> {count}
    </Text>
  );
}

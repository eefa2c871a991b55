import { Button, MultiSelect, NativeSelect, Stack } from '@mantine/core';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../core/roles.ts';
import { Timeline } from '../../records/timeline/Timeline.tsx';
import type { Fresh } from '../../records/form/formQuery.ts';
import { useFocusOpenedPart } from '../../ui/useFocusOpenedPart.ts';
import { FilePicture } from '../../ui/upload/FilePicture.tsx';
import { placeOfCard } from './boardOrder.ts';
import type { BoardFragment, BoardPageQuery } from './BoardPage.generated.ts';
import { CardAttachments } from './CardAttachments.tsx';
import { CardCover } from './CardCover.tsx';
import coverStyles from './CardCover.module.css';
import styles from './CardDetails.module.css';
import type { CardDialog_CardFragment } from './CardDialog.generated.ts';
import { CardDescription } from './CardDescription.tsx';
import { CardLabels } from './CardLabels.tsx';
import { CardTexts } from './CardTexts.tsx';
import { LabelBadges } from './LabelBadges.tsx';
import { MemberAvatars } from './MemberAvatars.tsx';
import type { BoardChanges } from './useBoardChanges.ts';
import { type CardUpdate, useCardUpdate } from './useCardUpdate.ts';

interface Props {
  card: Fresh<CardDialog_CardFragment>;
  board: BoardFragment;
  changes: BoardChanges;
  labels: BoardPageQuery['boardLabels'];
  members: BoardPageQuery['boardMembers'];
  onDelete: () => void;
}

/** Is read-only for roles that may not change cards. */
export function CardDetails({ card, board, ...props }: Props) {
  const mayChange = useIsInGroup('editor');
  const update = useCardUpdate(board.id, card);
  useFocusOpenedPart();
  const { coverImage } = card;
  return (
    <div className={styles.card}>
      <Stack className={styles.texts}>
        {mayChange ? <CardTexts card={card} boardId={board.id} /> : null}
        {coverImage ? <FilePicture className={coverStyles.cover} url={coverImage} alt="" /> : null}
        <CardDescription card={card} boardId={board.id} mayChange={mayChange} />
      </Stack>
      <Stack className={styles.aside}>
        {mayChange ? (
          <CardFields card={card} board={board} update={update} {...props} />
        ) : (
          <CardFacts card={card} {...props} />
        )}
      </Stack>
      <Stack className={styles.more}>
        <Timeline kind="Card" id={card.id} write="editor" />
        <CardAttachments card={card} boardId={board.id} {...(mayChange && { update })} />
      </Stack>
    </div>
  );
}

function CardFacts({ card, labels, members }: Pick<Props, 'card' | 'labels' | 'members'>) {
  return (
    <>
      <LabelBadges labels={labels.filter(({ id }) => card.labels.includes(id))} />
      <MemberAvatars members={members.filter(({ id }) => card.members.includes(id))} />
    </>
  );
}

function CardFields({
  card,
  board: { id: boardId, columns },
  changes,
  labels,
  members,
  onDelete,
  update,
}: Props & { update: CardUpdate }) {
  const { t } = useTranslation(['boards', 'records']);
  function moveTo(columnId: string) {
    const index = columns.find(({ id }) => id === columnId)?.cards.length ?? 0;
    changes.moveCard(card.id, { columnId, index });
  }

  return (
    <>
      <NativeSelect
        label={t('records:fieldsOf.Card.columnId')}
        value={placeOfCard(columns, card.id)?.columnId}
        data={columns.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={({ currentTarget }) => moveTo(currentTarget.value)}
      />
      <MultiSelect
        label={t('records:fieldsOf.Card.members')}
        value={card.members}
        data={members.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(chosen) => void update({ members: chosen }, { members: chosen })}
        data-part="members"
      />
      <CardLabels card={card} labels={labels} update={update} />
      <CardCover card={card} boardId={boardId} update={update} />
      <Button
        variant="subtle"
        color="red"
        justify="start"
        px="xs"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={onDelete}
      >
        {t('deleteCard')}
      </Button>
    </>
  );
}

import { Button, Group, MultiSelect, Stack } from '@mantine/core';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../core/roles.ts';
import { Timeline } from '../../records/timeline/Timeline.tsx';
import type { Fresh } from '../../records/form/formQuery.ts';
import { FilePicture } from '../../ui/upload/FilePicture.tsx';
import type { BoardPageQuery } from './BoardPage.generated.ts';
import { CardAttachments } from './CardAttachments.tsx';
import { CardCover } from './CardCover.tsx';
import styles from './CardCover.module.css';
import type { CardDialog_CardFragment } from './CardDialog.generated.ts';
import { CardDescription } from './CardDescription.tsx';
import { CardLabels } from './CardLabels.tsx';
import { CardTexts } from './CardTexts.tsx';
import { LabelBadges } from './LabelBadges.tsx';
import { MemberAvatars } from './MemberAvatars.tsx';
import { useCardUpdate } from './useCardUpdate.ts';

interface Props {
  card: Fresh<CardDialog_CardFragment>;
  boardId: string;
  labels: BoardPageQuery['boardLabels'];
  members: BoardPageQuery['boardMembers'];
  onDelete: () => void;
}

/** Is read-only for roles that may not change cards. */
export function CardDetails({ card, boardId, labels, members, onDelete }: Props) {
  const { t } = useTranslation(['boards', 'common', 'records']);
  const mayChange = useIsInGroup('editor');
  const update = useCardUpdate(boardId, card);
  if (!mayChange) {
    return (
      <Stack>
        {card.coverImage ? (
          <FilePicture className={styles.cover} url={card.coverImage} alt="" />
        ) : null}
        <CardDescription card={card} boardId={boardId} mayChange={false} />
        <LabelBadges labels={labels.filter(({ id }) => card.labels.includes(id))} />
        <MemberAvatars members={members.filter(({ id }) => card.members.includes(id))} />
        <CardAttachments card={card} boardId={boardId} />
        <Timeline kind="Card" id={card.id} write="editor" />
      </Stack>
    );
  }
  return (
    <Stack>
      <CardTexts card={card} boardId={boardId} />
      <CardCover card={card} boardId={boardId} update={update} />
      <CardDescription card={card} boardId={boardId} mayChange />
      <MultiSelect
        label={t('records:fieldsOf.Card.members')}
        value={card.members}
        data={members.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(chosen) => void update({ members: chosen }, { members: chosen })}
      />
      <CardLabels card={card} labels={labels} update={update} />
      <CardAttachments card={card} boardId={boardId} update={update} />
      <Timeline kind="Card" id={card.id} write="editor" />
      <Group justify="flex-end">
        <Button
          variant="light"
          color="red"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={onDelete}
        >
          {t('deleteCard')}
        </Button>
      </Group>
    </Stack>
  );
}

import { Button, Group, MultiSelect, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../app/roles.ts';
import type { BoardPageQuery } from './BoardPage.generated.ts';
import { CardAttachments } from './CardAttachments.tsx';
import { CardComments } from './CardComments.tsx';
import type { CardDialog_CardFragment } from './CardDialog.generated.ts';
import { CardTexts } from './CardTexts.tsx';
import { useLabelName } from './cardLabels.ts';
import { LabelBadges } from './LabelBadges.tsx';
import { MemberAvatars } from './MemberAvatars.tsx';
import { useCardUpdate } from './useCardUpdate.ts';

interface Props {
  card: CardDialog_CardFragment;
  boardId: string;
  labels: BoardPageQuery['boardLabels'];
  members: BoardPageQuery['boardMembers'];
  onDelete: () => void;
}

/** All that is on a card; who may not change it reads it. */
export function CardDetails({ card, boardId, labels, members, onDelete }: Props) {
  const { t } = useTranslation(['boards', 'common']);
  const mayChange = useIsInGroup('editor');
  const update = useCardUpdate(boardId, card);
  const labelName = useLabelName();
  if (!mayChange) {
    return (
      <Stack>
        {card.description ? <Text>{card.description}</Text> : null}
        <LabelBadges labels={labels.filter(({ id }) => card.labels.includes(id))} />
        <MemberAvatars members={members.filter(({ id }) => card.members.includes(id))} />
        <CardAttachments card={card} />
        <CardComments card={card} members={members} />
      </Stack>
    );
  }
  return (
    <Stack>
      <CardTexts card={card} update={update} />
      <MultiSelect
        label={t('fields.members')}
        value={card.members}
        data={members.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(chosen) => void update({ members: chosen }, { members: chosen })}
      />
      <MultiSelect
        label={t('fields.labels')}
        value={card.labels}
        data={labels.map((label) => ({ value: label.id, label: labelName(label) }))}
        onChange={(chosen) => void update({ labels: chosen }, { labels: chosen })}
      />
      <CardAttachments card={card} update={update} />
      <CardComments card={card} members={members} update={update} />
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

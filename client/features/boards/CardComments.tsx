import { ActionIcon, Button, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../core/drafts.ts';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { useSession } from '../../core/session.ts';
import { useSilentUndo } from '../../records/undo/useSilentUndo.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import type { BoardPageQuery } from './BoardPage.generated.ts';
import styles from './CardComments.module.css';
import type { CardDialog_CardFragment } from './CardDialog.generated.ts';
import type { CardUpdate } from './useCardUpdate.ts';

type Comment = CardDialog_CardFragment['comments'][number];

interface Props {
  card: CardDialog_CardFragment;
  members: BoardPageQuery['boardMembers'];
  /** Changes the card; without it the comments are read-only. */
  update?: CardUpdate;
}

export function CardComments({ card, members, update }: Props) {
  const { t } = useTranslation(['boards', 'records']);
  const { user } = useSession();
  const { comments } = card;
  // The gateway accepts comments of board members only; a newer account may be none.
  const isMember = members.some(({ id }) => id === user?.id);
  const addUndo = useSilentUndo();
  const write = (
    said: 'commentAdded' | 'commentDeleted',
    next: readonly Omit<Comment, 'id'>[],
    shown: Comment[],
  ) =>
    update?.({ comments: [...next] }, { comments: shown }, (activityId) =>
      addUndo(t(said), activityId),
    );
  const kept = comments.map(({ id, uid, text, time }) => ({ id, uid, text, time }));

  async function say(text: string) {
    if (!user) return false;
    const said = { uid: user.id, text, time: new Date().toISOString() };
    const shown = { ...{ __typename: 'CardComment' }, id: 'new', ...said };
    return (await write('commentAdded', [...kept, said], [...comments, shown])) ?? false;
  }

  return (
    <section aria-label={t('records:fieldsOf.Card.comments')}>
      <Title order={3} size="h6" mb="xs">
        {t('records:fieldsOf.Card.comments')}
      </Title>
      <Stack gap="sm">
        {comments.map((comment) => (
          <Said
            key={comment.id}
            comment={comment}
            name={members.find(({ id }) => id === comment.uid)?.name ?? t('someone')}
            onRemove={
              update && comment.uid === user?.id
                ? () =>
                    void write(
                      'commentDeleted',
                      kept.filter(({ id }) => id !== comment.id),
                      comments.filter(({ id }) => id !== comment.id),
                    )
                : undefined
            }
          />
        ))}
        {comments.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('noComments')}
          </Text>
        ) : null}
        {update && isMember ? <CommentForm cardId={card.id} onSay={say} /> : null}
      </Stack>
    </section>
  );
}

interface SaidProps {
  comment: Comment;
  name: string;
  onRemove: (() => void) | undefined;
}

function Said({ comment, name, onRemove }: SaidProps) {
  const { t } = useTranslation(['boards', 'records']);
  const { day } = useFormat();
  return (
    <div className={styles.said}>
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <Text size="sm">
          <strong>{name}</strong> · {day(comment.time)}
        </Text>
        {onRemove ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('removeComment')}
            onClick={onRemove}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        ) : null}
      </Group>
      <Text size="sm" className={styles.text}>
        <LinkedText text={comment.text} />
      </Text>
    </div>
  );
}

interface CommentFormProps {
  cardId: string;
  onSay: (text: string) => Promise<boolean>;
}

function CommentForm({ cardId, onSay }: CommentFormProps) {
  const { t } = useTranslation(['boards', 'records']);
  const draft = useDraft(`Comment on card ${cardId}`, '');

  async function send(event: FormEvent) {
    event.preventDefault();
    const said = draft.content.trim();
    if (said === '') return;
    draft.drop();
    // A refused comment comes back, unless something else was typed meanwhile.
    if (!(await onSay(said))) draft.change(draft.current() || said);
  }

  return (
    <Group
      component="form"
      gap="xs"
      align="flex-end"
      wrap="nowrap"
      onSubmit={(event) => void send(event)}
    >
      <Textarea
        flex={1}
        autosize
        minRows={1}
        maxRows={6}
        label={t('newComment')}
        maxLength={5_000}
        value={draft.content}
        onChange={({ currentTarget }) => draft.change(currentTarget.value)}
      />
      <Button type="submit" variant="light" disabled={draft.content.trim() === ''}>
        {t('say')}
      </Button>
    </Group>
  );
}

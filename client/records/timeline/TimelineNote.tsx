import { useMutation } from '@apollo/client/react';
import { ActionIcon, Group, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mentionParts } from '../../../gateway/formats/mentions.rules.ts';
import { evictLists, removeFromLists } from '../../core/cachedLists.ts';
import { drafts } from '../../core/drafts.ts';
import { useSession } from '../../core/session.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { useNotifyUndoable } from '../undo/useUndoable.ts';
import { countNotes } from './countNotes.ts';
import { AttachToNote, NoteFiles } from './NoteFiles.tsx';
import { NoteForm } from './NoteForm.tsx';
import styles from './Timeline.module.css';
import {
  DeleteNoteDocument,
  type TimelineNote_NoteFragment,
  UpdateNoteDocument,
} from './TimelineNote.generated.ts';

interface Props {
  note: TimelineNote_NoteFragment;
  /** Whether the person can change the record, and so their own notes on it. */
  mayWrite: boolean;
}

/** Shows the text of a note, which its author can edit in place and delete, and its files. */
export function TimelineNote({ note, mayWrite }: Props) {
  const { user } = useSession();
  const isOwn = mayWrite && note.accountId === user?.id;
  return (
    <>
      {isOwn ? <OwnNote note={note} /> : <NoteText note={note} />}
      <NoteFiles files={note.attachments.map(({ file }) => file)} />
    </>
  );
}

function OwnNote({ note }: Pick<Props, 'note'>) {
  const { t } = useTranslation('screens');
  const draftName = `Edit of note ${note.id}`;
  const [isOpen, setOpen] = useState(() => drafts.read(draftName) !== undefined);
  const pencil = useRef<HTMLButtonElement>(null);
  const { update, remove } = useNoteChanges(note);
  if (isOpen) {
    return (
      <NoteForm
        host={{ kind: note.recordKind, id: note.recordId }}
        draftName={draftName}
        text={note.text}
        label={t('timeline.edit')}
        action={t('timeline.save')}
        write={update}
        onClose={() => {
          setOpen(false);
          setTimeout(() => pencil.current?.focus());
        }}
      />
    );
  }
  return (
    <Group gap="xs" justify="space-between" align="flex-start" wrap="nowrap">
      <NoteText note={note} />
      <Group gap={4} wrap="nowrap" justify="flex-end">
        <AttachToNote note={note} />
        <ActionIcon
          ref={pencil}
          variant="subtle"
          color="gray"
          aria-label={t('timeline.edit')}
          onClick={() => setOpen(true)}
        >
          <IconPencil size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('timeline.delete')}
          onClick={() => void remove()}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Group>
    </Group>
  );
}

function NoteText({ note: { text, mentions, editedAt } }: Pick<Props, 'note'>) {
  const { t } = useTranslation('screens');
  return (
    <Text className={styles.text}>
      {mentionParts(text, mentions).map((part, place) =>
        typeof part === 'string' ? (
          <LinkedText key={place} text={part} />
        ) : (
          <span key={place} className={styles.mention}>
            @{part.account?.name ?? part.name}
          </span>
        ),
      )}
      {editedAt ? (
        <Text span size="sm" c="dimmed">
          {` (${t('timeline.edited')})`}
        </Text>
      ) : null}
    </Text>
  );
}

function useNoteChanges({ id, version, recordKind, recordId }: TimelineNote_NoteFragment) {
  const { t } = useTranslation('screens');
  const attempt = useAttempt();
  const offerUndo = useNotifyUndoable();
  const [updateNote] = useMutation(UpdateNoteDocument, {
    update: (cache) => evictLists(cache, 'history'),
  });
  const [deleteNote] = useMutation(DeleteNoteDocument, {
    optimisticResponse: { deleteNote: { id, activityId: '' } },
    update(cache) {
      removeFromLists(cache, 'notes', [id]);
      countNotes(cache, { kind: recordKind, id: recordId }, -1);
      evictLists(cache, 'history');
    },
  });
  return {
    async update(changed: { text: string; mentions: string[] }) {
      const { data } = await updateNote({ variables: { input: { id, version, ...changed } } });
      const { activityId } = data!.updateNote;
      offerUndo({ message: t('timeline.changed'), undone: t('timeline.restored'), activityId });
      return data;
    },
    async remove() {
      const answer = await attempt(deleteNote({ variables: { input: { id } } }));
      if (!answer?.data) return;
      const { activityId } = answer.data.deleteNote;
      offerUndo({ message: t('timeline.deleted'), undone: t('timeline.broughtBack'), activityId });
    },
  };
}

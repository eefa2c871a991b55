import { Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../core/drafts.ts';
import { useAttempt } from '../../ui/useAttempt.ts';

const LONGEST = 2_000;

interface Props {
  draftName: string;
  /** The text of the note that is edited; none for a new one. */
  text?: string;
  label: string;
  action: string;
  write: (text: string) => Promise<unknown>;
  /** Ends editing, after the text was written too. */
  onClose?: () => void;
}

const placeCaretAtEnd = (field: HTMLTextAreaElement | null) =>
  field?.setSelectionRange(field.value.length, field.value.length);

export function NoteForm({ draftName, text: stored = '', label, action, write, onClose }: Props) {
  const { t } = useTranslation();
  const draft = useDraft(draftName, stored);
  const attempt = useAttempt();
  const [isWriting, setWriting] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    const text = draft.content.trim();
    if (!text) return;
    if (text === stored) return cancel();
    draft.drop();
    setWriting(true);
    const isWritten = await attempt(write(text));
    setWriting(false);
    if (isWritten) onClose?.();
    // A refused note is restored, unless something else was typed meanwhile.
    else draft.change(draft.current() === stored ? text : draft.current());
  }

  function cancel() {
    draft.drop();
    onClose?.();
  }

  function cancelByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !onClose) return;
    event.stopPropagation();
    cancel();
  }

  return (
    <form onSubmit={(event) => void send(event)}>
      <Textarea
        label={label}
        autosize
        autoFocus={onClose !== undefined}
        minRows={2}
        maxRows={8}
        maxLength={LONGEST}
        value={draft.content}
        onChange={({ currentTarget }) => draft.change(currentTarget.value)}
        onKeyDown={cancelByKey}
        ref={onClose && placeCaretAtEnd}
      />
      <Group justify="flex-end" mt="xs" gap="xs">
        {onClose ? (
          <Button size="xs" variant="default" onClick={cancel}>
            {t('cancel')}
          </Button>
        ) : null}
        <Button
          type="submit"
          size="xs"
          variant="light"
          loading={isWriting}
          disabled={draft.content.trim() === ''}
        >
          {action}
        </Button>
      </Group>
    </form>
  );
}

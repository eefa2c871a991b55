import { Button, Group } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mentionedIn } from '../../../gateway/formats/mentions.rules.ts';
import { useDraft } from '../../core/drafts.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { MentionInput } from './MentionInput.tsx';
import type { Host, Mentioned } from './useMentionable.ts';

const NOBODY: readonly Mentioned[] = [];

interface Props {
  /** The record that the note is on. */
  host: Host;
  draftName: string;
  /** The text of the note that is edited; none for a new one. */
  text?: string;
  label: string;
  action: string;
  write: (note: { text: string; mentions: string[] }) => Promise<unknown>;
  /** Ends editing, after the text was written too. */
  onClose?: () => void;
}

const placeCaretAtEnd = (field: HTMLTextAreaElement | null) =>
  field?.setSelectionRange(field.value.length, field.value.length);

export function NoteForm({ draftName, text: stored = '', write, onClose, ...shown }: Props) {
  const { t } = useTranslation();
  const { host, label, action } = shown;
  const draft = useDraft(draftName, stored);
  const mentioned = useDraft(`${draftName}: mentions`, NOBODY);
  const attempt = useAttempt();
  const [isWriting, setWriting] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    const text = draft.content.trim();
    if (!text) return;
    const named = mentionedIn(text, mentioned.content);
    if (text === stored && named.length === 0) return cancel();
    draft.drop();
    mentioned.drop();
    setWriting(true);
    const isWritten = await attempt(write({ text, mentions: named.map(({ id }) => id) }));
    setWriting(false);
    if (isWritten) return onClose?.();
    // A refused note is restored, unless something else was typed meanwhile.
    draft.change(draft.current() === stored ? text : draft.current());
    mentioned.change([...named, ...mentioned.current()]);
  }

  function cancel() {
    draft.drop();
    mentioned.drop();
    onClose?.();
  }

  function cancelByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !onClose) return;
    event.stopPropagation();
    cancel();
  }

  return (
    <form onSubmit={(event) => void send(event)}>
      <MentionInput
        host={host}
        label={label}
        autoFocus={onClose !== undefined}
        value={draft.content}
        mentioned={mentioned.content}
        onChange={draft.change}
        onMention={(account) => mentioned.change([...mentioned.current(), account])}
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

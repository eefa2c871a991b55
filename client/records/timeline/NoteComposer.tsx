import { Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../core/drafts.ts';
import { useAttempt } from '../../ui/useAttempt.ts';

const LONGEST = 2_000;

interface Props {
  draftName: string;
  write: (text: string) => Promise<unknown>;
}

export function NoteComposer({ draftName, write }: Props) {
  const { t } = useTranslation('screens');
  const draft = useDraft(draftName, '');
  const attempt = useAttempt();
  const [isWriting, setWriting] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    const text = draft.content.trim();
    if (!text) return;
    draft.drop();
    setWriting(true);
    // A refused note is restored, unless something else was typed meanwhile.
    if (!(await attempt(write(text)))) draft.change(draft.current() || text);
    setWriting(false);
  }

  return (
    <form onSubmit={(event) => void send(event)}>
      <Textarea
        label={t('timeline.write')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={LONGEST}
        value={draft.content}
        onChange={({ currentTarget }) => draft.change(currentTarget.value)}
      />
      <Group justify="flex-end" mt="xs">
        <Button
          type="submit"
          size="xs"
          variant="light"
          loading={isWriting}
          disabled={draft.content.trim() === ''}
        >
          {t('timeline.add')}
        </Button>
      </Group>
    </form>
  );
}

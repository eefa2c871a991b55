import { useMutation } from '@apollo/client/react';
import { Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session.ts';
import { useAttempt } from '../../components/useAttempt.ts';
import { AddDealNoteDocument } from './DealNoteForm.generated.ts';
import type { DealTimeline_EntryFragment } from './DealTimeline.generated.ts';

const LONGEST_NOTE = 2_000;

interface Props {
  dealId: string;
  entries: DealTimeline_EntryFragment[];
}

/** Writes a note on the timeline: it stands there at once. */
export function DealNoteForm({ dealId, entries }: Props) {
  const { t } = useTranslation('deals');
  const { user } = useSession();
  const attempt = useAttempt();
  const [text, setText] = useState('');
  const [addNote] = useMutation(AddDealNoteDocument);

  async function write(event: FormEvent) {
    event.preventDefault();
    const written = text.trim();
    if (!written) return;
    setText('');
    const shown = {
      ...{ __typename: 'DealEntry' },
      id: 'new',
      at: new Date().toISOString(),
      accountName: user?.name ?? null,
      kind: 'note' as const,
      text: written,
      fromStage: null,
      toStage: null,
    };
    const deal = { ...{ __typename: 'Deal' }, id: dealId, timeline: [shown, ...entries] };
    const noted = addNote({
      variables: { input: { id: dealId, text: written } },
      optimisticResponse: { addDealNote: { deal } },
    });
    // What was refused can be sent again; what was typed meanwhile stays.
    if (!(await attempt(noted))) setText((typed) => typed || written);
  }

  return (
    <form onSubmit={(event) => void write(event)}>
      <Group gap="xs" align="flex-end" mb="md" wrap="nowrap">
        <Textarea
          flex={1}
          autosize
          minRows={1}
          maxRows={8}
          label={t('newNote')}
          maxLength={LONGEST_NOTE}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" variant="light" disabled={text.trim() === ''}>
          {t('addNote')}
        </Button>
      </Group>
    </form>
  );
}

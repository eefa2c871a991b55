import { useMutation } from '@apollo/client/react';
import { Button, Group, Textarea } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../app/drafts.ts';
import { useSession } from '../../app/session.ts';
import { useAttempt } from '../../components/useAttempt.ts';
import { AddDealNoteDocument } from './DealNoteForm.generated.ts';
import type { DealTimeline_EntryFragment } from './DealTimeline.generated.ts';

const LONGEST_NOTE = 2_000;

interface Props {
  dealId: string;
  entries: DealTimeline_EntryFragment[];
}

export function DealNoteForm({ dealId, entries }: Props) {
  const { t } = useTranslation('deals');
  const { user } = useSession();
  const attempt = useAttempt();
  const draft = useDraft(`Note on deal ${dealId}`, '');
  const [addNote] = useMutation(AddDealNoteDocument);

  async function write(event: FormEvent) {
    event.preventDefault();
    const written = draft.content.trim();
    if (!written) return;
    draft.drop();
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
    // A refused note comes back, unless something else was typed meanwhile.
    if (!(await attempt(noted))) draft.change(draft.current() || written);
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
          value={draft.content}
          onChange={({ currentTarget }) => draft.change(currentTarget.value)}
        />
        <Button type="submit" variant="light" disabled={draft.content.trim() === ''}>
          {t('addNote')}
        </Button>
      </Group>
    </form>
  );
}

import { useMutation } from '@apollo/client/react';
import { Button, Group, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../app/drafts.ts';
import { useAttempt } from '../../components/useAttempt.ts';
import { evictKinds } from '../../records/recordLists.ts';
import { AddCustomerNoteDocument } from './AddCustomerNote.generated.ts';

const LONGEST = 2_000;

export function AddCustomerNote({ id }: { id: string }) {
  const { t } = useTranslation('customers');
  const draft = useDraft(`Note on customer ${id}`, '');
  const attempt = useAttempt();
  const [add, { loading }] = useMutation(AddCustomerNoteDocument, {
    update: evictKinds('Customer'),
  });

  async function write() {
    const text = draft.content;
    if (text.trim() === '') return;
    const written = await attempt(add({ variables: { input: { id, text } } }));
    if (written && draft.current() === text) draft.drop();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void write();
      }}
    >
      <Textarea
        label={t('note.label')}
        autosize
        minRows={2}
        maxLength={LONGEST}
        value={draft.content}
        onChange={({ currentTarget }) => draft.change(currentTarget.value)}
      />
      <Group justify="flex-end" mt="xs">
        <Button type="submit" size="xs" variant="light" loading={loading}>
          {t('note.add')}
        </Button>
      </Group>
    </form>
  );
}

import { useMutation, useQuery } from '@apollo/client/react';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { evictLists } from '../../core/cachedLists.ts';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { useNotifyUndoable } from '../undo/useUndoable.ts';
import { AttachExistingDocument, AttachFileDocument } from './AttachExisting.generated.ts';

const TYPING_PAUSE_MS = 200;

interface Props {
  kind: string;
  id: string;
  onClose: () => void;
}

/** Attaches a file that is stored already, found by its name. */
export function AttachExisting({ kind, id, onClose }: Props) {
  const { t } = useTranslation('screens');
  const { moment } = useFormat();
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const { data, previousData } = useQuery(AttachExistingDocument, {
    variables: { text },
    fetchPolicy: 'cache-and-network',
  });
  const attach = useAttach({ kind, id });
  const found = (data ?? previousData)?.attachableFiles ?? [];
  const files = found.filter((file) => file.attachments.every((each) => each.recordId !== id));

  async function choose(fileId: string | null) {
    const file = files.find((each) => each.id === fileId);
    if (file && (await attach(file))) onClose();
  }

  return (
    <Select
      searchable
      autoFocus
      defaultDropdownOpened
      label={t('files.attachExisting')}
      placeholder={t('files.find')}
      nothingFoundMessage={data ? t('files.noneFound') : undefined}
      comboboxProps={{ withinPortal: false, shadow: 'md' }}
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      data={files.map((file) => ({
        value: file.id,
        label: `${file.name} · ${moment(file.createdAt)}`,
      }))}
      onChange={(fileId) => void choose(fileId)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      mb="xs"
    />
  );
}

function useAttach({ kind, id }: Omit<Props, 'onClose'>) {
  const { t } = useTranslation('screens');
  const attempt = useAttempt();
  const offerUndo = useNotifyUndoable();
  const [attachFile] = useMutation(AttachFileDocument, {
    update: (cache) => evictLists(cache, 'attachments', 'attachableFiles'),
  });
  return async ({ id: fileId, name }: { id: string; name: string }) => {
    const done = await attempt(attachFile({ variables: { input: { fileId, kind, id } } }));
    if (!done?.data) return false;
    const { activityId } = done.data.attachFile;
    const undone = t('files.detached', { name });
    offerUndo({ message: t('files.attached', { name }), undone, activityId });
    return true;
  };
}

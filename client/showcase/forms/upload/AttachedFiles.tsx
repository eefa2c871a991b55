import { Button, FileButton, Group, Stack, Textarea } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../core/notify.tsx';
import { UploadList } from '../../../ui/upload/UploadList.tsx';
import { useUploads } from '../../../ui/upload/useUploads.ts';

export function AttachedFiles() {
  const { t } = useTranslation('forms-upload', { keyPrefix: 'examples.AttachedFiles' });
  const [text, setText] = useState('');
  const uploads = useUploads({ isShared: true });
  const isSending = uploads.uploads.some(({ status }) => ['waiting', 'sending'].includes(status));

  function send(event: FormEvent): void {
    event.preventDefault();
    const count = uploads.uploads.filter(({ status }) => status === 'done').length;
    notify(t('sent', { count }));
    setText('');
    uploads.clear();
  }

  return (
    <Stack
      component="form"
      onSubmit={send}
      onPaste={(event) => uploads.add([...event.clipboardData.files])}
    >
      <Textarea
        label={t('message')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        rows={3}
        required
      />
      <UploadList {...uploads} />
      <Group justify="space-between">
        <FileButton multiple onChange={uploads.add} disabled={!uploads.limits}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              leftSection={<IconPaperclip size={16} aria-hidden />}
            >
              {t('attach')}
            </Button>
          )}
        </FileButton>
        <Button type="submit" disabled={isSending || text.trim() === ''}>
          {t(isSending ? 'wait' : 'send')}
        </Button>
      </Group>
    </Stack>
  );
}

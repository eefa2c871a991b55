import { ActionIcon, FileButton } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Uploads } from '../../ui/upload/useUploads.ts';

/** Reports limits at each upload. */
export function AttachButton({ uploads: { limits, add } }: { uploads: Uploads }) {
  const { t } = useTranslation('chats');
  return (
    <FileButton
      multiple
      accept={limits?.endings.map((ending) => `.${ending}`).join()}
      disabled={!limits}
      onChange={add}
    >
      {(button) => (
        <ActionIcon
          {...button}
          size={36}
          variant="subtle"
          color="gray"
          aria-label={t('attach')}
          disabled={!limits}
        >
          <IconPaperclip size={20} aria-hidden />
        </ActionIcon>
      )}
    </FileButton>
  );
}

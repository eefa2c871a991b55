import { ActionIcon, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMoodSmile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmojiPicker } from './EmojiPicker.tsx';

export function EmojiButton({ onChoose }: { onChoose: (emoji: string) => void }) {
  const { t } = useTranslation('chats');
  const [isOpen, { toggle, close }] = useDisclosure(false);
  return (
    <Popover
      opened={isOpen}
      onDismiss={close}
      position="top-start"
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <ActionIcon
          size={36}
          variant="subtle"
          color="gray"
          aria-label={t('emoji.open')}
          onClick={toggle}
        >
          <IconMoodSmile size={20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('emoji.open')} p="xs">
        <EmojiPicker
          onChoose={(emoji) => {
            close();
            onChoose(emoji);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

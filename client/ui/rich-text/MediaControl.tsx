import { Button, FileButton, Group, Popover, Stack, Text, TextInput } from '@mantine/core';
import { RichTextEditor as Frame } from '@mantine/tiptap';
import { IconPhoto, IconUpload, IconVideo } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { insertMedia, insertUpload } from './insertUpload.ts';

const kinds = {
  image: { icon: IconPhoto, accept: 'image/png,image/jpeg,image/gif,image/webp,image/avif' },
  video: { icon: IconVideo, accept: 'video/mp4,video/webm' },
};

/** The panel opens to the right: to the left it would cover the navigation. */
const beside = { position: 'bottom-start', width: 300, trapFocus: true } as const;

/** Matches addresses on this site, or by https. */
const ADDRESS = /^(https:\/\/\S+|\/(?!\/)\S*)$/;

/** Inserts a picture or a video, by its URL or as a file. */
export function MediaControl({ editor, kind }: { editor: Editor; kind: keyof typeof kinds }) {
  const { t } = useTranslation('rich-text', { keyPrefix: kind });
  const [isOpen, setIsOpen] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [src, setSrc] = useState('');
  const [problem, setProblem] = useState<string>();
  const { icon: Icon, accept } = kinds[kind];

  function close(): void {
    setIsOpen(false);
    setSrc('');
    setProblem(undefined);
  }

  function insert(event: FormEvent): void {
    event.preventDefault();
    // The editor may be inside a form.
    event.stopPropagation();
    if (!ADDRESS.test(src)) return setProblem(t('wrongAddress'));
    insertMedia(editor, { src, isVideo: kind === 'video', alt: '' });
    close();
  }

  async function upload(file: File | null): Promise<void> {
    if (!file) return;
    setIsSending(true);
    try {
      await insertUpload(editor, file);
      close();
    } catch (error) {
      setProblem((error as Error).message);
    }
    setIsSending(false);
  }

  return (
    <Popover opened={isOpen} onChange={setIsOpen} onClose={close} {...beside}>
      <Popover.Target>
        <Frame.Control
          aria-label={t('label')}
          title={t('label')}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon size={16} stroke={1.5} aria-hidden />
        </Frame.Control>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('label')}>
        <Stack component="form" gap="xs" onSubmit={insert}>
          <TextInput
            label={t('address')}
            description={t('addressHint')}
            value={src}
            error={problem}
            onChange={({ currentTarget }) => setSrc(currentTarget.value)}
          />
          <Group justify="space-between">
            <FileButton accept={accept} onChange={(file) => void upload(file)}>
              {(button) => (
                <Button
                  {...button}
                  variant="default"
                  size="xs"
                  loading={isSending}
                  leftSection={<IconUpload size={16} aria-hidden />}
                >
                  {t('upload')}
                </Button>
              )}
            </FileButton>
            <Button type="submit" size="xs">
              {t('insert')}
            </Button>
          </Group>
          <Text size="xs" c="dimmed">
            {t('limits')}
          </Text>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

import { Button, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { UploadList } from '../../../ui/upload/UploadList.tsx';
import { useUploads } from '../../../ui/upload/useUploads.ts';

const MIB = 1024 * 1024;

const made = {
  program: () => new File(['MZ\u0090\0\u0003\0\0\0', new Uint8Array(64)], 'foto-da-vitrine.png'),
  page: () => new File(['<html><script>alert(1)</script>'], 'lista-de-precos.txt'),
  drawing: () => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg'),
  large: () => new File([new Uint8Array(11 * MIB)], 'video-da-loja.mp4'),
};
const kinds = Object.keys(made) as (keyof typeof made)[];

export function RefusedFiles() {
  const { t } = useTranslation('forms-upload', { keyPrefix: 'examples.RefusedFiles' });
  const uploads = useUploads();
  return (
    <Stack>
      <Group>
        {kinds.map((kind) => (
          <Button key={kind} variant="default" onClick={() => uploads.add([made[kind]()])}>
            {t(kind)}
          </Button>
        ))}
      </Group>
      <UploadList {...uploads} />
    </Stack>
  );
}

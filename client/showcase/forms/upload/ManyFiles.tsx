import { Stack } from '@mantine/core';
import { DropArea } from '../../../ui/upload/DropArea.tsx';
import { UploadList } from '../../../ui/upload/UploadList.tsx';
import { useUploads } from '../../../ui/upload/useUploads.ts';

export function ManyFiles() {
  const uploads = useUploads();
  return (
    <Stack>
      <DropArea limits={uploads.limits} onFiles={uploads.add} />
      <UploadList {...uploads} />
    </Stack>
  );
}

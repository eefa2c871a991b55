import { Stack } from '@mantine/core';
import { DropArea } from '../../../components/upload/DropArea.tsx';
import { UploadList } from '../../../components/upload/UploadList.tsx';
import { useUploads } from '../../../components/upload/useUploads.ts';

export function ManyFiles() {
  const uploads = useUploads();
  return (
    <Stack>
      <DropArea limits={uploads.limits} onFiles={uploads.add} />
      <UploadList {...uploads} />
    </Stack>
  );
}

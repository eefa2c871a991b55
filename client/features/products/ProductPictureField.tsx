import { Button, Paper, Stack, Text, Textarea, Title } from '@mantine/core';
import { IconPhotoX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DropArea } from '../../components/upload/DropArea.tsx';
import { FilePicture } from '../../components/upload/FilePicture.tsx';
import { UploadList } from '../../components/upload/UploadList.tsx';
import { useUploads } from '../../components/upload/useUploads.ts';
import styles from './ProductPictureField.module.css';
import type { ProductFormApi } from './useProductForm.ts';

const pictures = ['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif'];

export function ProductPictureField({ form }: { form: ProductFormApi }) {
  const { t } = useTranslation('products');
  const { imgUrl, imgAlt } = form.values;
  const uploads = useUploads({
    isShared: true,
    onStored: ({ url }) => form.setFieldValue('imgUrl', url),
  });

  function replace(files: File[]): void {
    uploads.clear();
    uploads.add(files);
  }

  return (
    <Paper p="lg" component="section" aria-label={t('picture.title')}>
      <Stack gap="md">
        <Title order={2} size="h4">
          {t('picture.title')}
        </Title>
        {imgUrl ? (
          <>
            <FilePicture
              key={imgUrl}
              url={imgUrl}
              alt={imgAlt || t('picture.preview')}
              className={styles.picture}
            />
            <Button
              variant="default"
              leftSection={<IconPhotoX size={18} aria-hidden />}
              onClick={() => form.setFieldValue('imgUrl', '')}
            >
              {t('picture.remove')}
            </Button>
          </>
        ) : (
          <Text size="sm" c="dimmed">
            {t('picture.none')}
          </Text>
        )}
        <DropArea limits={uploads.limits} endings={pictures} isMultiple={false} onFiles={replace} />
        <UploadList {...uploads} />
        {form.errors.imgUrl ? (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {form.errors.imgUrl}
          </Text>
        ) : null}
        <Textarea
          label={t('fields.imgAlt')}
          description={t('picture.altHint')}
          autosize
          minRows={2}
          maxLength={300}
          disabled={!imgUrl}
          {...form.getInputProps('imgAlt')}
        />
      </Stack>
    </Paper>
  );
}

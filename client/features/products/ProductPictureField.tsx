import { Loader, Paper, Stack, Text, Title } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../core/lazyPart.ts';
import { DropArea } from '../../ui/upload/DropArea.tsx';
import { pictureEndings } from '../../ui/upload/isPicture.ts';
import { UploadList } from '../../ui/upload/UploadList.tsx';
import { useUploads } from '../../ui/upload/useUploads.ts';
import { MOST_PICTURES, type Picture } from './productPictures.ts';
import type { DeclaredFormApi } from '../../records/form/fieldOverrides.ts';
import { randomId } from '@mantine/hooks';

const ProductPictures = lazyPart(
  async () => (await import('./ProductPictures.tsx')).ProductPictures,
);

interface Props {
  form: DeclaredFormApi;
  /** Whether pictures are on their way, without which it is not saved. */
  onSending: (isSending: boolean) => void;
}

export function ProductPictureField({ form, onSending }: Props) {
  const { t } = useTranslation(['products', 'records']);
  const [leftOut, setLeftOut] = useState<readonly File[]>([]);
  const pictures = form.values.pictures as Picture[];
  const uploads = useUploads({
    isShared: true,
    endings: pictureEndings,
    onStored({ url }) {
      form.insertListItem('pictures', { key: randomId(), url, alt: '' });
      form.clearFieldError('pictures');
    },
  });
  const sending = uploads.uploads.filter(
    ({ status }) => status === 'waiting' || status === 'sending',
  );
  const isSending = sending.length > 0;
  useEffect(() => {
    onSending(isSending);
    return () => onSending(false);
  }, [isSending, onSending]);
  const left = MOST_PICTURES - pictures.length - sending.length;

  return (
    <Paper p="lg" component="section" aria-label={t('records:fieldsOf.Product.pictures')}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h5">
            {t('records:fieldsOf.Product.pictures')}
          </Title>
          <Text size="sm" c="dimmed">
            {t(pictures.length > 0 ? 'picture.first' : 'picture.none')}
          </Text>
        </div>
        {pictures.length > 0 ? (
          <Suspense fallback={<Loader size="sm" />}>
            <ProductPictures form={form} />
          </Suspense>
        ) : null}
        {left > 0 ? (
          <DropArea
            limits={uploads.limits}
            endings={uploads.endings}
            onFiles={(files) => {
              uploads.add(files.slice(0, left));
              setLeftOut(files.slice(left));
            }}
          />
        ) : (
          <Text size="sm" c="dimmed">
            {t('picture.full', { count: MOST_PICTURES })}
          </Text>
        )}
        {leftOut.length > 0 ? (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {t('picture.leftOut', { names: leftOut.map(({ name }) => name).join(', ') })}
          </Text>
        ) : null}
        <UploadList
          {...uploads}
          uploads={uploads.uploads.filter(({ status }) => status !== 'done')}
        />
        {form.errors.pictures ? (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {form.errors.pictures}
          </Text>
        ) : null}
      </Stack>
    </Paper>
  );
}

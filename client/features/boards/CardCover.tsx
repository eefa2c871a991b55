import { Button, FileButton, Text, Title, UnstyledButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FilePicture } from '../../ui/upload/FilePicture.tsx';
import { isPicture, pictureEndings } from '../../ui/upload/isPicture.ts';
import { UploadList } from '../../ui/upload/UploadList.tsx';
import { useUploads } from '../../ui/upload/useUploads.ts';
import styles from './CardCover.module.css';
import type { CardDialog_CardFragment } from './CardDialog.generated.ts';
import { TitleForm } from './TitleForm.tsx';
import { useCardFiles } from './useCardFiles.ts';
import type { CardUpdate } from './useCardUpdate.ts';

/** The limit in characters. */
const LONGEST_ADDRESS = 2_000;

const isOwnPath = /^\/(?![/\\])\S*$/;

interface Props {
  card: CardDialog_CardFragment;
  boardId: string;
  update: CardUpdate;
}

export function CardCover({ card, boardId, update }: Props) {
  const { t } = useTranslation(['boards', 'records']);
  const { coverImage, attachments } = card;
  const pictures = attachments.filter(isPicture);
  const cover = (url: string | null) => update({ coverImage: url }, { coverImage: url });
  return (
    <section aria-label={t('records:fieldsOf.Card.coverImage')}>
      <Title order={3} size="h6">
        {t('records:fieldsOf.Card.coverImage')}
      </Title>
      <div className={styles.choices}>
        {pictures.map(({ id, name, url }) => (
          <UnstyledButton
            key={id}
            className={styles.choice}
            aria-label={t('coverOf', { name })}
            aria-pressed={url === coverImage}
            onClick={() => void cover(url)}
          >
            <FilePicture className={styles.picture} url={url} alt="" />
          </UnstyledButton>
        ))}
        <UploadedCover boardId={boardId} card={card} />
        {coverImage ? (
          <Button size="compact-sm" variant="default" onClick={() => void cover(null)}>
            {t('noCover')}
          </Button>
        ) : null}
      </div>
      <TitleForm
        label={t('coverAddress')}
        submit={t('useCover')}
        longest={LONGEST_ADDRESS}
        onSubmit={cover}
        check={(address) => (isOwnPath.test(address) ? undefined : t('noCoverAddress'))}
      />
      <Text size="xs" c="dimmed" mt={4}>
        {t('coverHint')}
      </Text>
    </section>
  );
}

/** An uploaded cover is also attached to the card. */
function UploadedCover({ boardId, card }: Omit<Props, 'update'>) {
  const { t } = useTranslation(['boards', 'records']);
  const { attachAsCover } = useCardFiles(boardId, card);
  const uploads = useUploads({
    isShared: true,
    endings: pictureEndings,
    onStored: attachAsCover,
  });
  const onTheirWay = uploads.uploads.filter(({ status }) => status !== 'done');
  return (
    <>
      <FileButton
        accept={pictureEndings.map((ending) => `.${ending}`).join()}
        onChange={(file) => file && uploads.add([file])}
      >
        {(button) => (
          <Button
            {...button}
            size="compact-sm"
            variant="default"
            disabled={!uploads.limits}
            leftSection={<IconUpload size={14} aria-hidden />}
          >
            {t('uploadCover')}
          </Button>
        )}
      </FileButton>
      <UploadList {...uploads} uploads={onTheirWay} />
    </>
  );
}

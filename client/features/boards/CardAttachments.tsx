import { ActionIcon, Anchor, Group, Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CardDialog_CardFragment } from './CardDialog.generated.ts';
import type { CardUpdate } from './useCardUpdate.ts';

type Attachments = CardDialog_CardFragment['attachments'];

interface Props {
  card: CardDialog_CardFragment;
  /** Left out for who only reads. */
  update?: CardUpdate;
}

/** The files of a card. */
export function CardAttachments({ card, update }: Props) {
  const { t } = useTranslation(['boards', 'common']);
  const { attachments } = card;
  if (attachments.length === 0) return null;
  const keep = (kept: Attachments) =>
    update?.(
      { attachments: kept.map(({ id, name, size, url }) => ({ id, name, size, url })) },
      { attachments: kept },
    );

  return (
    <section aria-label={t('fields.attachments')}>
      <Title order={3} size="h6">
        {t('fields.attachments')}
      </Title>
      {attachments.map((file) => (
        <Group key={file.id} gap="xs" wrap="nowrap">
          <Anchor href={file.url} size="sm" target="_blank" rel="noreferrer">
            {file.name}
          </Anchor>
          {update ? (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('removeFile', { name: file.name })}
              onClick={() => void keep(attachments.filter(({ id }) => id !== file.id))}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          ) : null}
        </Group>
      ))}
    </section>
  );
}

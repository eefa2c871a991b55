import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { notify } from '../../app/notify.tsx';
import type { CardDialog_CardFragment } from './CardDialog.generated.ts';
import type { CardUpdate } from './useCardUpdate.ts';

interface Props {
  card: CardDialog_CardFragment;
  update: CardUpdate;
}

/** What a card says: its title and its cover, saved together. */
export function CardTexts({ card, update }: Props) {
  const { t } = useTranslation(['boards', 'common']);
  const form = useForm({
    initialValues: {
      title: card.title,
      coverImage: card.coverImage ?? '',
    },
    validate: { title: (title) => (title.trim() === '' ? t('common:fieldRequired') : null) },
  });

  async function save({ title, coverImage }: typeof form.values) {
    const texts = { title: title.trim(), coverImage: coverImage.trim() || null };
    if (!(await update(texts, texts))) return;
    form.resetDirty();
    notify(t('cardSaved'));
  }

  return (
    <form onSubmit={form.onSubmit((values) => void save(values))} noValidate>
      <Stack gap="sm">
        {card.coverImage ? <img src={card.coverImage} alt="" height={140} /> : null}
        <TextInput label={t('fields.title')} required {...form.getInputProps('title')} />
        <TextInput
          label={t('fields.cover')}
          description={t('coverHint')}
          {...form.getInputProps('coverImage')}
        />
        <Group justify="flex-end">
          <Button type="submit" disabled={!form.isDirty()}>
            {t('common:save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

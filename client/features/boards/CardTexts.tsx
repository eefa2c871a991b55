import { Button, Group, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { notify } from '../../app/notify.tsx';
import { useErrorsInLanguage } from '../../components/useErrorsInLanguage.ts';
import type { CardDialog_CardFragment } from './CardDialog.generated.ts';
import type { CardUpdate } from './useCardUpdate.ts';

interface Props {
  card: CardDialog_CardFragment;
  update: CardUpdate;
}

/** What a card says in a line. */
export function CardTexts({ card, update }: Props) {
  const { t } = useTranslation(['boards', 'common']);
  const form = useForm({
    initialValues: { title: card.title },
    validate: { title: (title) => (title.trim() === '' ? t('common:fieldRequired') : null) },
  });
  useErrorsInLanguage(form);

  async function save({ title }: typeof form.values) {
    const texts = { title: title.trim() };
    if (!(await update(texts, texts))) return;
    form.resetDirty();
    notify(t('cardSaved'));
  }

  return (
    <form onSubmit={form.onSubmit((values) => void save(values))} noValidate>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput flex={1} label={t('fields.title')} required {...form.getInputProps('title')} />
        <Button type="submit" disabled={!form.isDirty()}>
          {t('common:save')}
        </Button>
      </Group>
    </form>
  );
}

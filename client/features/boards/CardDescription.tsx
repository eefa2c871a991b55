import { Button, Group, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../app/notify.tsx';
import { RichTextEditor } from '../../components/RichTextEditor.tsx';
import { SafeHtml } from '../../components/SafeHtml.tsx';
import type { CardDialog_CardFragment } from './CardDialog.generated.ts';
import type { CardUpdate } from './useCardUpdate.ts';

/** The gateway's limit, in characters. */
const LONGEST_DESCRIPTION = 10_000;

interface Props {
  card: CardDialog_CardFragment;
  /** Left out for who only reads. */
  update?: CardUpdate;
}

/** What is to be done, at length; it is changed where it stands. */
export function CardDescription({ card: { descriptionHtml }, update }: Props) {
  const { t } = useTranslation('boards');
  const [isChanging, setIsChanging] = useState(false);
  if (!update && descriptionHtml === '') return null;
  return (
    <section aria-label={t('fields.description')}>
      <Group justify="space-between" mb={4}>
        <Title order={3} size="h6">
          {t('fields.description')}
        </Title>
        {update && !isChanging ? (
          <Button size="compact-sm" variant="default" onClick={() => setIsChanging(true)}>
            {t(descriptionHtml === '' ? 'addDescription' : 'changeDescription')}
          </Button>
        ) : null}
      </Group>
      {update && isChanging ? (
        <DescriptionForm
          value={descriptionHtml}
          update={update}
          onEnd={() => setIsChanging(false)}
        />
      ) : (
        <SafeHtml html={descriptionHtml} />
      )}
    </section>
  );
}

interface FormProps {
  value: string;
  update: CardUpdate;
  onEnd: () => void;
}

function DescriptionForm({ value, update, onEnd }: FormProps) {
  const { t } = useTranslation(['boards', 'common']);
  const [html, setHtml] = useState(value);
  const [isSaving, setIsSaving] = useState(false);

  async function save() {
    setIsSaving(true);
    const isSaved = await update({ descriptionHtml: html });
    setIsSaving(false);
    if (!isSaved) return;
    notify(t('cardSaved'));
    onEnd();
  }

  return (
    <Stack gap="xs">
      <RichTextEditor
        label={t('fields.description')}
        toolbar="small"
        limit={LONGEST_DESCRIPTION}
        placeholder={t('descriptionHint')}
        isFocused
        initialValue={value}
        onChange={setHtml}
      />
      <Group gap="xs" justify="flex-end">
        <Button variant="default" onClick={onEnd}>
          {t('common:cancel')}
        </Button>
        <Button loading={isSaving} onClick={() => void save()}>
          {t('saveDescription')}
        </Button>
      </Group>
    </Stack>
  );
}

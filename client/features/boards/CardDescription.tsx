import { Button, Group, Stack, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DraftField, useDraft } from '../../app/drafts.ts';
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
export function CardDescription({ card: { id, descriptionHtml }, update }: Props) {
  const { t } = useTranslation('boards');
  const draft = useDraft(`Description of card ${id}`, descriptionHtml);
  const [isChanging, setIsChanging] = useState(draft.isDraft);
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
        <DescriptionForm draft={draft} update={update} onEnd={() => setIsChanging(false)} />
      ) : (
        <SafeHtml html={descriptionHtml} />
      )}
    </section>
  );
}

interface FormProps {
  draft: DraftField<string>;
  update: CardUpdate;
  onEnd: () => void;
}

function DescriptionForm({ draft, update, onEnd }: FormProps) {
  const { t } = useTranslation(['boards', 'common']);
  const [isSaving, setIsSaving] = useState(false);

  function end() {
    draft.drop();
    onEnd();
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsSaving(true);
    const isSaved = await update({ descriptionHtml: draft.content });
    setIsSaving(false);
    if (!isSaved) return;
    notify(t('cardSaved'));
    end();
  }

  return (
    <Stack component="form" gap="xs" onSubmit={(event) => void save(event)}>
      <RichTextEditor
        label={t('fields.description')}
        toolbar="small"
        limit={LONGEST_DESCRIPTION}
        placeholder={t('descriptionHint')}
        isFocused
        initialValue={draft.content}
        onChange={draft.change}
      />
      <Group gap="xs" justify="flex-end">
        <Button variant="default" onClick={end}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('saveDescription')}
        </Button>
      </Group>
    </Stack>
  );
}

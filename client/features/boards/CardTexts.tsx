import { Button, Group, InputBase } from '@mantine/core';
import { type KeyboardEvent, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fresh } from '../../records/form/formQuery.ts';
import { RecordForm } from '../../records/form/RecordForm.tsx';
import { useRecordForm } from '../../records/form/useRecordForm.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import type { CardDialog_CardFragment } from './CardDialog.generated.ts';
import styles from './CardTexts.module.css';
import { useWriteCard } from './useCardUpdate.ts';

type Card = CardDialog_CardFragment;

export function CardTexts({ card, boardId }: { card: Fresh<Card>; boardId: string }) {
  const { t } = useTranslation(['boards', 'common', 'records']);
  const write = useWriteCard(boardId);
  const offerUndo = useNotifyUndoable();
  const record = useRecordForm<{ title: string }, Card>({
    name: `title of Card ${card.id}`,
    stored: card,
    valuesOf: (stored: Card = card) => ({ title: stored.title }),
    validate: { title: (title) => (title.trim() === '' ? t('common:fieldRequired') : null) },
    async save({ title }, over = card) {
      const texts = { title: title.trim() };
      const { card: saved, activityId } = await write(over, texts, texts);
      offerUndo({ message: t('cardSaved'), activityId });
      return saved;
    },
  });
  const { form, isSaving, base = card } = record;
  const isChanged = form.getValues().title !== base.title;
  const takeVersion = useEffectEvent(() => {
    if (!isChanged && !isSaving && card.version !== base.version) record.discardDraft();
  });
  useEffect(() => takeVersion(), [card.version]);
  return (
    <RecordForm record={record} labelOf={() => t('records:fieldsOf.Card.title')}>
      <Group gap="xs" align="center" wrap="nowrap">
        <InputBase
          component="textarea"
          multiline
          flex={1}
          rows={1}
          className={styles.title}
          variant="unstyled"
          onKeyDown={submitByEnter}
          aria-label={t('records:fieldsOf.Card.title')}
          required
          {...form.getInputProps('title')}
        />
        {isChanged || isSaving ? (
          <Button type="submit" size="xs" loading={isSaving}>
            {t('common:save')}
          </Button>
        ) : null}
      </Group>
    </RecordForm>
  );
}

/** A title has one line, however many it is shown in. */
function submitByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

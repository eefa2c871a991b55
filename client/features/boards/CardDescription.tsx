import { Button, Group, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichTextEditor } from '../../ui/RichTextEditor.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { PendingRecord } from '../../records/page/PendingRecord.tsx';
import { draftOf } from '../../records/form/formDrafts.ts';
import { type Fresh, useFormQuery } from '../../records/form/formQuery.ts';
import { RecordForm } from '../../records/form/RecordForm.tsx';
import { useRecordForm } from '../../records/form/useRecordForm.ts';
import { type CardDialog_CardFragment, CardDialogDocument } from './CardDialog.generated.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import { useWriteCard } from './useCardUpdate.ts';

type Card = CardDialog_CardFragment;

/** The gateway's limit, in characters. */
const LONGEST_DESCRIPTION = 10_000;

interface Props {
  card: Card;
  boardId: string;
  mayChange: boolean;
}

export function CardDescription({ card, boardId, mayChange }: Props) {
  const { t } = useTranslation(['boards', 'records']);
  const [isChanging, setIsChanging] = useState(() => draftOf(draftName(card)) !== undefined);
  const { descriptionHtml } = card;
  if (!mayChange && descriptionHtml === '') return null;
  return (
    <section aria-label={t('records:fieldsOf.Card.description')}>
      <Group justify="space-between" mb={4}>
        <Title order={3} size="h6">
          {t('records:fieldsOf.Card.description')}
        </Title>
        {mayChange && !isChanging ? (
          <Button size="compact-sm" variant="default" onClick={() => setIsChanging(true)}>
            {t(descriptionHtml === '' ? 'addDescription' : 'changeDescription')}
          </Button>
        ) : null}
      </Group>
      {mayChange && isChanging ? (
        <DescriptionForm id={card.id} boardId={boardId} onEnd={() => setIsChanging(false)} />
      ) : (
        <SafeHtml html={descriptionHtml} />
      )}
    </section>
  );
}

const draftName = ({ id }: Card) => `description of Card ${id}`;

interface FormProps {
  id: string;
  boardId: string;
  onEnd: () => void;
}

/** Refetches the card, which may have been open for long. */
function DescriptionForm({ id, ...props }: FormProps) {
  const { t } = useTranslation(['boards', 'records']);
  const query = useFormQuery(CardDialogDocument, { id });
  if (query.data?.card) return <OpenDescriptionForm card={query.data.card} {...props} />;
  return <PendingRecord query={query} notFound={t('noCard')} />;
}

function OpenDescriptionForm({
  card,
  boardId,
  onEnd,
}: Omit<FormProps, 'id'> & { card: Fresh<Card> }) {
  const { t } = useTranslation(['boards', 'common', 'records']);
  const write = useWriteCard(boardId);
  const offerUndo = useNotifyUndoable();
  const record = useRecordForm<{ descriptionHtml: string }, Card>({
    name: draftName(card),
    stored: card,
    valuesOf: (stored: Card = card) => ({ descriptionHtml: stored.descriptionHtml }),
    async save(values, over = card) {
      const { card: saved, activityId } = await write(over, values);
      offerUndo({ message: t('cardSaved'), activityId });
      return saved;
    },
    leave: onEnd,
  });
  const { form, merge, isSaving } = record;
  function cancel() {
    record.discardDraft();
    onEnd();
  }

  return (
    <RecordForm
      record={record}
      labelOf={() => t('records:fieldsOf.Card.description')}
      describe={inPlainText}
    >
      <RichTextEditor
        // The editor keeps its initial value: a choice between versions starts it anew.
        key={merge?.chosen.length}
        label={t('records:fieldsOf.Card.description')}
        toolbar="small"
        limit={LONGEST_DESCRIPTION}
        placeholder={t('descriptionHint')}
        isFocused={!merge}
        initialValue={form.getValues().descriptionHtml}
        onChange={(html) => form.setFieldValue('descriptionHtml', html)}
      />
      <Group gap="xs" justify="flex-end">
        <Button variant="default" onClick={cancel}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('saveDescription')}
        </Button>
      </Group>
    </RecordForm>
  );
}

const inPlainText = (_name: string, html: unknown) =>
  new DOMParser().parseFromString(html as string, 'text/html').body.textContent;

import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon, Text } from '@mantine/core';
import { IconGripVertical, IconTrash } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { CountInput } from '../../components/CountInput.tsx';
import { MoneyInput } from '../../components/MoneyInput.tsx';
import { numberOf } from '../../components/numberOf.ts';
import { InvoiceItemName } from './InvoiceItemName.tsx';
import styles from './InvoiceItemRow.module.css';
import { lineAmount } from './invoiceTotals.ts';
import type { InvoiceFormApi } from './useInvoiceForm.ts';

interface Props {
  form: InvoiceFormApi;
  index: number;
  isAdded: boolean;
  onEnter: () => void;
}

export function InvoiceItemRow({ form, index, isAdded, onEnter }: Props) {
  const { t } = useTranslation('invoices');
  const { money } = useFormat();
  const { key, unit, price } = form.values.items[index]!;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...sortable } = useSortable({
    id: key,
  });
  const { transform, transition, isDragging } = sortable;
  const amount = lineAmount({ unit: numberOf(unit), price: numberOf(price) });
  const number = index + 1;
  const label = (field: string) => t('form.itemField', { field, number });
  const moved = { transform: transform ? `translateY(${transform.y}px)` : undefined, transition };

  return (
    <div
      className={styles.row}
      ref={setNodeRef}
      style={moved}
      data-dragging={isDragging || undefined}
      onKeyDown={(event) => onKey(event, onEnter)}
      role="group"
      aria-label={`${number}`}
    >
      <ActionIcon
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        className={styles.handle}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('form.moveItem', { number })}
      >
        <IconGripVertical size={18} aria-hidden />
      </ActionIcon>
      <InvoiceItemName
        form={form}
        index={index}
        autoFocus={isAdded}
        className={styles.name}
        label={label(t('form.itemName'))}
      />
      <CountInput
        className={styles.unit}
        aria-label={label(t('form.unit'))}
        placeholder={t('form.unitHint')}
        step={1}
        {...form.getInputProps(`items.${index}.unit`)}
      />
      <MoneyInput
        aria-label={label(t('form.price'))}
        placeholder={t('form.price')}
        {...form.getInputProps(`items.${index}.price`)}
      />
      <Text className={styles.amount} size="sm">
        {money(amount, form.values.currency)}
      </Text>
      <ActionIcon
        className={styles.remove}
        variant="subtle"
        color="red"
        size="lg"
        aria-label={t('form.removeItem', { number })}
        onClick={() => form.removeListItem('items', index)}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}

/** Enter does not submit; in the product list it chooses, on a button it presses. */
function onKey(event: KeyboardEvent, onEnter: () => void) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  if (!event.defaultPrevented) onEnter();
  event.preventDefault();
}

import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon, Text } from '@mantine/core';
import { shallowEqual } from '@mantine/hooks';
import { IconGripVertical, IconTrash } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { goOnByEnter } from '../../ui/lineKeys.ts';
import { numberOf } from '../../ui/numberOf.ts';
import { PriceInput } from '../../ui/PriceInput.tsx';
import { QuantityInput } from '../../ui/QuantityInput.tsx';
import { InvoiceItemName } from './InvoiceItemName.tsx';
import styles from './InvoiceItemRow.module.css';
import { lineAmount } from './invoiceTotals.ts';
import type { InvoiceValues } from './useInvoiceForm.ts';

type Item = InvoiceValues['items'][number];
type ItemField = Exclude<keyof Item, 'key'>;

export interface LineChanges {
  change: (index: number, field: ItemField, value: string | number) => void;
  remove: (index: number) => void;
  goOnFrom: (index: number) => void;
}

interface Props {
  item: Item;
  errors: Record<ItemField, ReactNode>;
  index: number;
  currency: string;
  isAdded: boolean;
  changes: LineChanges;
}

/** Is memoized, since each key renders the form, whose values are new objects then. */
export const InvoiceItemRow = memo(ItemRow, (before, after) =>
  (Object.keys(after) as (keyof Props)[]).every((name) => shallowEqual(before[name], after[name])),
);

function ItemRow({ item, errors, index, currency, isAdded, changes }: Props) {
  const { t } = useTranslation(['invoices', 'records']);
  const { money } = useFormat();
  const { key, unit, price } = item;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...sortable } = useSortable({
    id: key,
  });
  const { transform, transition, isDragging } = sortable;
  const amount = lineAmount({ unit: numberOf(unit), price: numberOf(price) });
  const number = index + 1;
  const label = (field: string) => t('form.itemField', { field, number });
  const fieldOf = (field: ItemField) => ({
    'data-path': `items.${index}.${field}`,
    value: item[field],
    error: errors[field],
    onChange: (value: string | number) => changes.change(index, field, value),
  });
  const moved = { transform: transform ? `translateY(${transform.y}px)` : undefined, transition };

  return (
    <div
      className={styles.row}
      ref={setNodeRef}
      style={moved}
      data-dragging={isDragging || undefined}
      onKeyDown={(event) => goOnByEnter(event, () => changes.goOnFrom(index))}
      role="group"
      aria-label={`${number}`}
      data-row
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
        field={fieldOf('name')}
        onChoosePrice={fieldOf('price').onChange}
        autoFocus={isAdded}
        className={styles.name}
        label={label(t('records:fieldsOf.InvoiceItem.name'))}
      />
      <QuantityInput
        className={styles.unit}
        aria-label={label(t('records:fieldsOf.InvoiceItem.unit'))}
        placeholder={t('form.unitHint')}
        step={1}
        {...fieldOf('unit')}
      />
      <PriceInput
        aria-label={label(t('records:fieldsOf.InvoiceItem.price'))}
        placeholder={t('records:fieldsOf.InvoiceItem.price')}
        {...fieldOf('price')}
      />
      <Text className={styles.amount} size="sm">
        {money(amount, currency)}
      </Text>
      <ActionIcon
        className={styles.remove}
        variant="subtle"
        color="red"
        size="lg"
        aria-label={t('form.removeItem', { number })}
        onClick={() => changes.remove(index)}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}

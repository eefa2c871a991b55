import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Button, Group, Text, Title } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DropSensor } from '../../ui/drag/DropSensor.ts';
import { InvoiceItemRow, type LineChanges } from './InvoiceItemRow.tsx';
import styles from './InvoiceItems.module.css';
import { useLineAnnouncements } from './useLineAnnouncements.ts';
import { type InvoiceFormApi, newItem } from './useInvoiceForm.ts';

// Options are constant objects, since new ones would render every line at each key.
const pointerOptions = { activationConstraint: { distance: 4 } };
const keyboardOptions = { coordinateGetter: sortableKeyboardCoordinates };

/** Asks for the lines: Enter moves to the next and adds one at the end; handles reorder. */
export function InvoiceItems({ form }: { form: InvoiceFormApi }) {
  const { t } = useTranslation(['invoices', 'records']);
  const { items, currency } = form.values;
  const keys = useKeys(items);
  const accessibility = useLineAnnouncements(keys);
  const sensors = useSensors(
    useSensor(DropSensor, pointerOptions),
    useSensor(KeyboardSensor, keyboardOptions),
  );
  const [addedKey, setAddedKey] = useState<string>();

  function add() {
    const item = newItem();
    setAddedKey(item.key);
    form.insertListItem('items', item);
  }

  const change: LineChanges['change'] = useCallbackRef((index, field, value) =>
    form.setFieldValue(`items.${index}.${field}`, value),
  );
  const remove = useCallbackRef((index: number) => form.removeListItem('items', index));
  const goOnFrom = useCallbackRef((index: number) => {
    if (index === items.length - 1) add();
    else form.getInputNode(`items.${index + 1}.name`)?.focus();
  });

  function drop({ active, over }: DragEndEvent) {
    const [from, to] = [active.id, over?.id].map((key) => keys.indexOf(String(key)));
    if (from === undefined || to === undefined || to < 0 || from === to) return;
    form.reorderListItem('items', { from, to });
  }

  return (
    <>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h5">
          {t('records:fieldsOf.Invoice.items')}
        </Title>
        <Button
          variant="light"
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={add}
        >
          {t('form.addItem')}
        </Button>
      </Group>
      {items.length === 0 ? <Text c="dimmed">{t('form.noItems')}</Text> : null}
      <DndContext sensors={sensors} accessibility={accessibility} onDragEnd={drop}>
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <div className={styles.items}>
            {items.map((item, index) => (
              <InvoiceItemRow
                key={item.key}
                item={item}
                errors={errorsOf(form, index)}
                index={index}
                currency={currency}
                isAdded={item.key === addedKey}
                changes={{ change, remove, goOnFrom }}
              />
            ))}
          </div>
        </SortableContext>
      </DndContext>
    </>
  );
}

function useKeys(items: readonly { key: string }[]): string[] {
  const text = items.map(({ key }) => key).join(' ');
  return useMemo(() => (text ? text.split(' ') : []), [text]);
}

const errorsOf = ({ errors }: InvoiceFormApi, index: number) => ({
  name: errors[`items.${index}.name`],
  unit: errors[`items.${index}.unit`],
  price: errors[`items.${index}.price`],
});

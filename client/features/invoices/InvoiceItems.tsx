import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Button, Group, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InvoiceItemRow } from './InvoiceItemRow.tsx';
import styles from './InvoiceItems.module.css';
import { useLineAnnouncements } from './useLineAnnouncements.ts';
import { type InvoiceFormApi, newItem } from './useInvoiceForm.ts';

/** Enter moves to the next line and adds one at the end; handles reorder. */
export function InvoiceItems({ form }: { form: InvoiceFormApi }) {
  const { t } = useTranslation('invoices');
  const { items } = form.values;
  const keys = items.map(({ key }) => key);
  const accessibility = useLineAnnouncements(keys);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const [addedKey, setAddedKey] = useState<string>();

  function add() {
    const item = newItem();
    setAddedKey(item.key);
    form.insertListItem('items', item);
  }

  function goOnFrom(index: number) {
    if (index === items.length - 1) add();
    else form.getInputNode(`items.${index + 1}.name`)?.focus();
  }

  function drop({ active, over }: DragEndEvent) {
    const [from, to] = [active.id, over?.id].map((key) => keys.indexOf(String(key)));
    if (from === undefined || to === undefined || to < 0 || from === to) return;
    form.reorderListItem('items', { from, to });
  }

  return (
    <>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h5">
          {t('form.items')}
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
            {items.map(({ key }, index) => (
              <InvoiceItemRow
                key={key}
                form={form}
                index={index}
                isAdded={key === addedKey}
                onEnter={() => goOnFrom(index)}
              />
            ))}
          </div>
        </SortableContext>
      </DndContext>
    </>
  );
}

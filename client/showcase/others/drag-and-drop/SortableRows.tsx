import { closestCenter, DndContext } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Table } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/i18n/useFormat.ts';
import { DragHandle } from '../../../ui/drag/DragHandle.tsx';
import { useDragContext } from '../../../ui/drag/useDragContext.ts';
import { useSortableItem } from '../../../ui/drag/useSortableItem.ts';
import styles from './SortableRows.module.css';

const lines = [
  { id: 'Pote de mel', quantity: 3, price: 24.9 },
  { id: 'Geleia de jabuticaba', quantity: 2, price: 18.5 },
  { id: 'Queijo coalho', quantity: 1, price: 32 },
  { id: 'Café em grãos', quantity: 4, price: 41.75 },
];
type Line = (typeof lines)[number];

export function SortableRows() {
  const { t } = useTranslation('others-drag-and-drop', { keyPrefix: 'examples.SortableRows' });
  const { t: drag } = useTranslation('drag');
  const [rows, setRows] = useState(lines);
  const indexOf = (id: unknown) => rows.findIndex((row) => row.id === id);
  const context = useDragContext({
    nameOf: String,
    placeOf: (id) => drag('place', { position: indexOf(id) + 1, count: rows.length }),
  });
  return (
    <DndContext
      {...context}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) =>
        over && setRows(arrayMove(rows, indexOf(active.id), indexOf(over.id)))
      }
    >
      <Table.ScrollContainer minWidth={340}>
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('item')}</Table.Th>
              <Table.Th ta="right">{t('quantity')}</Table.Th>
              <Table.Th ta="right">{t('price')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            <SortableContext items={rows} strategy={verticalListSortingStrategy}>
              {rows.map((line) => (
                <Row key={line.id} line={line} />
              ))}
            </SortableContext>
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </DndContext>
  );
}

function Row({ line }: { line: Line }) {
  const { money, number } = useFormat();
  const { item, handle } = useSortableItem({ id: line.id });
  return (
    <Table.Tr className={styles.row} {...item}>
      <Table.Td className={styles.name}>
        <DragHandle name={line.id} handle={handle} />
        {line.id}
      </Table.Td>
      <Table.Td ta="right">{number(line.quantity)}</Table.Td>
      <Table.Td ta="right" className={styles.price}>
        {money(line.price, 'R$')}
      </Table.Td>
    </Table.Tr>
  );
}

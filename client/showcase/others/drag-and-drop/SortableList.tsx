import { closestCenter, DndContext } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DragHandle } from '../../../ui/drag/DragHandle.tsx';
import { useDragContext } from '../../../ui/drag/useDragContext.ts';
import { useSortableItem } from '../../../ui/drag/useSortableItem.ts';
import styles from './SortableList.module.css';

const steps = ['order', 'pack', 'label', 'send', 'thank'] as const;
type Step = (typeof steps)[number];

export function SortableList() {
  const { t } = useTranslation('others-drag-and-drop', { keyPrefix: 'examples.SortableList' });
  const { t: drag } = useTranslation('drag');
  const [order, setOrder] = useState<Step[]>([...steps]);
  const context = useDragContext({
    nameOf: (id) => t(`steps.${id as Step}`),
    placeOf: (id) =>
      drag('place', { position: order.indexOf(id as Step) + 1, count: order.length }),
  });
  return (
    <DndContext
      {...context}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (!over) return;
        const [from, to] = [active.id, over.id].map((id) => order.indexOf(id as Step));
        setOrder(arrayMove(order, from!, to!));
      }}
    >
      <SortableContext items={order} strategy={verticalListSortingStrategy}>
        <ol className={styles.list}>
          {order.map((step) => (
            <Entry key={step} id={step} name={t(`steps.${step}`)} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function Entry({ id, name }: { id: Step; name: string }) {
  const { item, handle } = useSortableItem({ id });
  return (
    <li className={styles.entry} {...item}>
      <DragHandle name={name} handle={handle} />
      {name}
    </li>
  );
}

import { closestCenter, DndContext } from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDragContext } from '../../../ui/drag/useDragContext.ts';
import { useSortableItem } from '../../../ui/drag/useSortableItem.ts';
import styles from './SortableGrid.module.css';

const products = ['headphones', 'backpack', 'keyboard', 'desk-lamp', 'bottle', 'cap'] as const;
type Product = (typeof products)[number];

export function SortableGrid() {
  const { t } = useTranslation('others-drag-and-drop', { keyPrefix: 'examples.SortableGrid' });
  const { t: drag } = useTranslation('drag');
  const [order, setOrder] = useState<Product[]>([...products]);
  const context = useDragContext({
    nameOf: (id) => t(`products.${id as Product}`),
    placeOf: (id) =>
      drag('place', { position: order.indexOf(id as Product) + 1, count: order.length }),
  });
  return (
    <DndContext
      {...context}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (!over) return;
        const [from, to] = [active.id, over.id].map((id) => order.indexOf(id as Product));
        setOrder(arrayMove(order, from!, to!));
      }}
    >
      <SortableContext items={order} strategy={rectSortingStrategy}>
        <div className={styles.grid}>
          {order.map((product) => (
            <Tile key={product} id={product} name={t(`products.${product}`)} />
          ))}
        </div>
      </SortableContext>
    </DndContext>
  );
}

function Tile({ id, name }: { id: Product; name: string }) {
  const { item, handle } = useSortableItem({ id });
  return (
    <div className={styles.tile} {...item} {...handle}>
      <img src={`/pictures/products/${id}.svg`} alt="" width={64} height={64} draggable={false} />
      {name}
    </div>
  );
}

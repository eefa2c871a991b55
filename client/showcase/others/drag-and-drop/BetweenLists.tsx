import {
  closestCorners,
  type CollisionDetection,
  DndContext,
  type UniqueIdentifier,
  useDroppable,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containerAcross, isBelowCards } from '../../../ui/drag/belowCards.ts';
import { DragHandle } from '../../../ui/drag/DragHandle.tsx';
import { useDragContext } from '../../../ui/drag/useDragContext.ts';
import { useSortableItem } from '../../../ui/drag/useSortableItem.ts';
import styles from './BetweenLists.module.css';

const lists = ['open', 'shipped'] as const;
type List = (typeof lists)[number];
type Orders = Record<List, string[]>;

const start: Orders = {
  open: ['Padaria Três Irmãs', 'Bazar da Praça', 'Livraria Jatobá'],
  shipped: ['Café Serra Azul', 'Ateliê Mandacaru'],
};

export function BetweenLists() {
  const { t } = useTranslation('others-drag-and-drop', { keyPrefix: 'examples.BetweenLists' });
  const { t: drag } = useTranslation('drag');
  const [orders, setOrders] = useState(start);
  const [before, setBefore] = useState(start);
  const context = useDragContext({
    nameOf: String,
    placeOf: (id) => {
      const list = listOf(orders, id);
      const position = orders[list].indexOf(String(id)) + 1 || orders[list].length + 1;
      const count = Math.max(position, orders[list].length);
      return drag('placeIn', { position, count, list: t(list) });
    },
  });
  return (
    <DndContext
      {...context}
      collisionDetection={collisionDetection}
      onDragStart={() => setBefore(orders)}
      onDragOver={({ active, over }) =>
        over && setOrders(moved(orders, String(active.id), over.id))
      }
      onDragCancel={() => setOrders(before)}
    >
      <div className={styles.lists}>
        {lists.map((list) => (
          <OrderList key={list} id={list} title={t(list)} orders={orders[list]} />
        ))}
      </div>
    </DndContext>
  );
}

/** Finds the list itself below its orders. */
const collisionDetection: CollisionDetection = (given) => {
  const isList = ({ id }: { id: UniqueIdentifier }) => lists.some((list) => list === id);
  const found = given.droppableContainers.filter(isList);
  const across = containerAcross({ ...given, droppableContainers: found });
  const within = across?.rect.current;
  const orders = given.droppableContainers.filter(({ id, rect: { current: rect } }) => {
    return (
      !lists.some((list) => list === id) &&
      rect &&
      within &&
      rect.left >= within.left &&
      rect.right <= within.right
    );
  });
  if (across && isBelowCards(given, orders)) {
    return closestCorners({ ...given, droppableContainers: [across] });
  }
  return closestCorners(given);
};

const listOf = (orders: Orders, id: UniqueIdentifier): List =>
  lists.find((list) => list === id || orders[list].includes(String(id)))!;

/** Puts an order where another one stands, or at the end of a list. */
function moved(orders: Orders, id: string, overId: UniqueIdentifier): Orders {
  const [from, to] = [listOf(orders, id), listOf(orders, overId)];
  if (id === overId) return orders;
  const place = orders[to].indexOf(String(overId));
  const without = { ...orders, [from]: orders[from].filter((order) => order !== id) };
  const at = place < 0 ? without[to].length : place;
  return { ...without, [to]: without[to].toSpliced(at, 0, id) };
}

function OrderList({ id, title, orders }: { id: List; title: string; orders: string[] }) {
  const { setNodeRef } = useDroppable({ id });
  return (
    <section ref={setNodeRef} className={styles.list} aria-label={title}>
      <Text fw={600} size="sm">
        {title} · {orders.length}
      </Text>
      <SortableContext items={orders} strategy={verticalListSortingStrategy}>
        {orders.map((order) => (
          <Order key={order} name={order} />
        ))}
      </SortableContext>
    </section>
  );
}

function Order({ name }: { name: string }) {
  const { item, handle } = useSortableItem({ id: name });
  return (
    <div className={styles.order} {...item}>
      <DragHandle name={name} handle={handle} />
      {name}
    </div>
  );
}

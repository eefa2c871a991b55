import { closestCenter, DndContext, type UniqueIdentifier } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { ActionIcon, Badge, Textarea } from '@mantine/core';
import '@mantine/core/styles/Badge.css';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { notifyUndoable } from '../../core/notify.tsx';
import { DragHandle } from '../../ui/drag/DragHandle.tsx';
import { useDragContext } from '../../ui/drag/useDragContext.ts';
import { useSortableItem } from '../../ui/drag/useSortableItem.ts';
import type { DeclaredFormApi } from '../../records/form/fieldOverrides.ts';
import { FilePicture } from '../../ui/upload/FilePicture.tsx';
import type { Picture } from './productPictures.ts';
import styles from './ProductPictures.module.css';

export function ProductPictures({ form }: { form: DeclaredFormApi }) {
  const { t } = useTranslation(['products', 'records']);
  const { t: drag } = useTranslation(['drag', 'records']);
  const ids = (form.values.pictures as Picture[]).map(({ key }) => key);
  const numberOf = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  const context = useDragContext({
    nameOf: (id) => t('picture.one', { number: numberOf(id) }),
    placeOf: (id) => drag('place', { position: numberOf(id), count: ids.length }),
  });
  return (
    <DndContext
      {...context}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (!over) return;
        form.reorderListItem('pictures', {
          from: numberOf(active.id) - 1,
          to: numberOf(over.id) - 1,
        });
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={styles.list}>
          {ids.map((id, index) => (
            <PictureRow key={id} id={id} form={form} index={index} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface RowProps {
  form: DeclaredFormApi;
  id: string;
  index: number;
}

function PictureRow({ form, id, index }: RowProps) {
  const { t } = useTranslation(['products', 'records']);
  const picture = (form.values.pictures as Picture[])[index]!;
  const { item, handle } = useSortableItem({ id });
  const name = t('picture.one', { number: index + 1 });

  function remove() {
    form.removeListItem('pictures', index);
    notifyUndoable(t('picture.removed'), () => form.insertListItem('pictures', picture, index));
  }

  return (
    <li className={styles.row} aria-label={name} {...item}>
      <DragHandle name={name} handle={handle} />
      <span className={styles.frame}>
        <FilePicture
          key={picture.url}
          url={picture.url}
          alt={picture.alt || t('picture.preview')}
          className={styles.picture}
        />
        {index === 0 ? <Badge size="xs">{t('picture.main')}</Badge> : null}
      </span>
      <ActionIcon
        variant="subtle"
        color="red"
        size="lg"
        aria-label={t('picture.remove', { number: index + 1 })}
        onClick={remove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
      <Textarea
        className={styles.alt}
        label={t('records:fieldsOf.Product.imgAlt')}
        description={index === 0 ? t('picture.altHint') : undefined}
        autosize
        minRows={1}
        maxLength={300}
        {...form.getInputProps(`pictures.${index}.alt`)}
      />
    </li>
  );
}

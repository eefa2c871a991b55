import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { type ComponentPropsWithoutRef, memo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './DragHandle.module.css';

interface Props {
  name: string;
  handle: ComponentPropsWithoutRef<'button'>;
}

/** A handle for the pointer, or Space and arrow keys. Memoized: each step of a drag renders every item. */
export const DragHandle = memo(function DragHandle({ name, handle }: Props) {
  const { t } = useTranslation('drag');
  return (
    <ActionIcon
      className={styles.handle}
      variant="subtle"
      color="gray"
      aria-label={t('take', { name })}
      {...handle}
    >
      <IconGripVertical size={18} aria-hidden />
    </ActionIcon>
  );
});

import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarRightExpand } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import styles from './PeekButton.module.css';

/**
 * Opens the preview of the row under the pointer; the key for it is Space. Rendered without Mantine's component,
 * because each row has one.
 */
export function PeekButton({ name, onPeek }: { name: string; onPeek: () => void }) {
  const { t } = useTranslation();
  const label = t('list.peek', { name });
  return (
    <button
      type="button"
      className={clsx(ActionIcon.classes.root, 'mantine-active', 'mantine-focus-auto', styles.peek)}
      tabIndex={-1}
      aria-label={label}
      title={label}
      onClick={onPeek}
    >
      <IconLayoutSidebarRightExpand size={16} aria-hidden />
    </button>
  );
}

import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarRightExpand } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import styles from './PreviewButton.module.css';

/**
 * Opens the preview of the row under the pointer; the key for it is Space. Rendered without Mantine's component,
 * because each row has one.
 */
export function PreviewButton({ name, onPreview }: { name: string; onPreview: () => void }) {
  const { t } = useTranslation();
  const label = t('list.previewOf', { name });
  return (
    <button
      type="button"
      className={clsx(
        ActionIcon.classes.root,
        'mantine-active',
        'mantine-focus-auto',
        styles.preview,
      )}
      tabIndex={-1}
      aria-label={label}
      title={label}
      onClick={onPreview}
    >
      <IconLayoutSidebarRightExpand size={16} aria-hidden />
    </button>
  );
}

import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FoldedFilters.module.css';

interface Props {
  count: number;
  children: ReactNode;
}

/** Collapses the filters when they would take more than one line. */
export function FoldedFilters({ count, children }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        className={styles.opener}
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? t('list.filtersChosen', { count }) : t('list.filters')}
      </Button>
      <div id={id} className={styles.filters} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}

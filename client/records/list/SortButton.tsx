import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './SortButton.module.css';
import { useAriaSort } from './useAriaSort.ts';
import type { Direction } from './useListParams.ts';

const icons = { ascending: IconArrowUp, descending: IconArrowDown };

interface Props {
  label: string;
  note?: string | undefined;
  direction: Direction | undefined;
  onSort: (direction: Direction) => void;
}

export function SortButton({ label, note, direction, onSort }: Props) {
  const { t } = useTranslation();
  const Icon = direction ? icons[direction] : IconArrowsSort;
  return (
    <UnstyledButton
      ref={useAriaSort<HTMLButtonElement>(direction)}
      className={styles.sort}
      aria-label={direction ? t(`list.sorted.${direction}`, { label }) : undefined}
      title={note}
      data-sorted={direction !== undefined || undefined}
      onClick={() => onSort(direction === 'ascending' ? 'descending' : 'ascending')}
    >
      {label}
      <Icon size={14} aria-hidden />
    </UnstyledButton>
  );
}

/** The list always has this sort order. */
export function SortedTitle({ title, direction }: { title: string; direction: Direction }) {
  return <span ref={useAriaSort<HTMLSpanElement>(direction)}>{title}</span>;
}

import { CloseButton, Popover, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterEditor } from './FilterEditor.tsx';
import styles from './ListFilters.module.css';
import type { ListFilter, ReferencesFilter } from './listFilter.ts';
import { useReferenceChoices } from './useReferenceChoices.ts';
import { useFilterText } from './useFilterText.ts';

interface Props {
  filter: ListFilter;
  onRemove: () => void;
}

function ReferencesText({ filter }: { filter: ReferencesFilter }) {
  const choices = useReferenceChoices(filter);
  return useFilterText()({ ...filter, kind: 'choices', choices });
}

export function FilterChip({ filter, onRemove }: Props) {
  const { t } = useTranslation();
  const textOf = useFilterText();
  const [isOpen, setOpen] = useState(false);
  const { label } = filter;
  return (
    <span className={styles.chip}>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position="bottom-start"
        width={300}
        shadow="md"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <UnstyledButton className={styles.change} onClick={() => setOpen(!isOpen)}>
            <span className={styles.label}>{label}:</span>{' '}
            <span data-filter>
              {filter.kind === 'references' ? <ReferencesText filter={filter} /> : textOf(filter)}
            </span>
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown p={6} aria-label={label}>
          <FilterEditor filter={filter} onDone={() => setOpen(false)} />
        </Popover.Dropdown>
      </Popover>
      <CloseButton
        size={34}
        iconSize={14}
        aria-label={t('filters.remove', { label })}
        onClick={onRemove}
      />
    </span>
  );
}

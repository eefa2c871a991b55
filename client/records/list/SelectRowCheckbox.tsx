import { Checkbox, CheckIcon } from '@mantine/core';
import { clsx } from 'clsx';
import type { ChangeEvent } from 'react';
import styles from './SelectRowCheckbox.module.css';
import { type SelectableList, useIsSelected } from './useListSelection.ts';

const { inner, input, icon } = Checkbox.classes;

interface Props {
  id: string;
  label: string;
  selectable: SelectableList;
}

/** Looks like Mantine's checkbox, whose ten elements take too long to render in each row. */
export function SelectRowCheckbox({ id, label, selectable }: Props) {
  const isSelected = useIsSelected(selectable, id);
  const onChange = ({ nativeEvent }: ChangeEvent) =>
    selectable.toggle(id, (nativeEvent as unknown as { shiftKey?: boolean }).shiftKey === true);
  return (
    <label className={styles.box}>
      <div className={inner}>
        <input
          type="checkbox"
          className={clsx(input, 'mantine-focus-auto')}
          aria-label={label}
          checked={isSelected}
          onChange={onChange}
        />
        <CheckIcon className={icon} />
      </div>
    </label>
  );
}

import { Checkbox } from '@mantine/core';
import { type SelectableList, useSelection } from './useListSelection.ts';

interface Props {
  label: string;
  rows: readonly { id: string }[];
  selectable: SelectableList;
}

export function SelectPageCheckbox({ label, rows, selectable }: Props) {
  const { has } = useSelection(selectable);
  const chosen = rows.filter(({ id }) => has(id)).length;
  const isWhole = rows.length > 0 && chosen === rows.length;
  return (
    <Checkbox
      aria-label={label}
      checked={isWhole}
      indeterminate={chosen > 0 && !isWhole}
      disabled={rows.length === 0}
      onChange={selectable.togglePage}
    />
  );
}

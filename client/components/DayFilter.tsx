import { TextInput } from '@mantine/core';
import { useListParams } from './useListParams.ts';

/** A filter by a local day; it lives in the URL under `name`. */
export function DayFilter({ label, name }: { label: string; name: string }) {
  const { get, change } = useListParams();
  return (
    <TextInput
      type="date"
      label={label}
      value={get(name)}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  );
}

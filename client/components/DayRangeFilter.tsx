import { Group, TextInput } from '@mantine/core';
import { useListParams } from './useListParams.ts';

interface Props {
  /** What the first day is called, and the last. */
  from: string;
  to: string;
}

/** A filter by local days, both in the URL; the two stay beside each other. */
export function DayRangeFilter(labels: Props) {
  const { get, change } = useListParams();
  return (
    <Group gap="sm" wrap="nowrap">
      {(['from', 'to'] as const).map((name) => (
        <TextInput
          key={name}
          type="date"
          label={labels[name]}
          value={get(name)}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
        />
      ))}
    </Group>
  );
}

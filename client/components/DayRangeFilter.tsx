import { Group, TextInput } from '@mantine/core';
import { useListParams } from './useListParams.ts';
import { useTypedText } from './useTypedText.ts';

interface Props {
  from: string;
  to: string;
  keys?: readonly [from: string, to: string];
}

/** Local days, in the URL. */
export function DayRangeFilter({ from, to, keys = ['from', 'to'] }: Props) {
  return (
    <Group gap="sm" wrap="nowrap">
      <DayFilter name={keys[0]} label={from} />
      <DayFilter name={keys[1]} label={to} />
    </Group>
  );
}

function DayFilter({ name, label }: { name: string; label: string }) {
  const { get, change } = useListParams();
  const typing = useTypedText(get(name), (day) => change({ [name]: day }));
  return <TextInput type="date" w={140} label={label} {...typing} />;
}

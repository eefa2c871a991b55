import { NativeSelect } from '@mantine/core';
import { useListParams } from './useListParams.ts';

interface Props {
  label: string;
  name: string;
  any: string;
  choices: readonly { value: string; label: string }[];
}

export function ChoiceFilter({ label, name, any, choices }: Props) {
  const { get, change } = useListParams();
  return (
    <NativeSelect
      label={label}
      value={get(name)}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
      data={[{ value: '', label: any }, ...choices]}
    />
  );
}

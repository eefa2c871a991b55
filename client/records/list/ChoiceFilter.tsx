import { NativeSelect } from '@mantine/core';
import { useListParams } from './useListParams.ts';

interface Props {
  label: string;
  name: string;
  any: string;
  choices: readonly { value: string; label: string }[];
  /** The width in px, for choices that load later: without it the field grows with them. */
  width?: number;
}

export function ChoiceFilter({ label, name, any, choices, width }: Props) {
  const { get, change } = useListParams();
  return (
    <NativeSelect
      label={label}
      w={width}
      value={get(name)}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
      data={[{ value: '', label: any }, ...choices]}
    />
  );
}

import { NativeSelect } from '@mantine/core';
import { useListParams } from './useListParams.ts';

interface Props {
  label: string;
  /** Its key in the URL. */
  name: string;
  /** What stands for no choice. */
  any: string;
  choices: readonly { value: string; label: string }[];
}

/** A filter by one of a few values; it lives in the URL. */
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

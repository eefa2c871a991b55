import { TextInput } from '@mantine/core';
import { useListParams } from './useListParams.ts';
import { useTypedText } from './useTypedText.ts';

interface Props {
  label: string;
  name: string;
  className?: string | undefined;
}

/** An exact match, applied when the field is left. In the URL. */
export function TextFilter({ label, name, className }: Props) {
  const { get, change } = useListParams();
  const commit = (text: string) => change({ [name]: text });
  const typing = useTypedText(get(name), commit, { isWhole: true });
  return <TextInput className={className} label={label} {...typing} />;
}

import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';

interface Props<Value extends string> {
  label: string;
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Choice<Value extends string>({ label, values, value, onChange }: Props<Value>) {
  return (
    <SegmentedControl
      aria-label={label}
      size="xs"
      mb="md"
      data={[...values]}
      value={value}
      onChange={onChange}
    />
  );
}

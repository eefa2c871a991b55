import { TextInput } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../../core/lazyPart.ts';
import type { FoundRecordInputProps } from './FoundRecordInput.tsx';

const FoundRecordInput = lazyPart(
  async () => (await import('./FoundRecordInput.tsx')).FoundRecordInput,
);

/** Chooses a record of any kind. */
export function AnyRecordInput(props: FoundRecordInputProps) {
  const { size, label } = props;
  return (
    <Suspense fallback={<TextInput disabled {...{ size, label }} />}>
      <FoundRecordInput {...props} />
    </Suspense>
  );
}

import { TextInput } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../../core/lazyPart.ts';
import type { ChosenKind } from '../declaration.ts';
import { loadDeclarations } from '../loadDeclaration.ts';
import type { ReferenceInputProps } from './ReferenceInput.tsx';

interface Props extends Omit<ReferenceInputProps, 'reference'> {
  /** The kind of the record, by its name where its declaration is not at hand. */
  of: string | ChosenKind;
}

// Most forms have no reference, whose select is large.
const LoadedInput = lazyPart(async () => {
  const [{ ReferenceInput }, declarations] = await Promise.all([
    import('./ReferenceInput.tsx'),
    loadDeclarations(),
  ]);
  const declared = (of: string) => declarations.find(({ kind }) => kind === of)!;
  return ({ of, ...props }: Props) => (
    <ReferenceInput reference={typeof of === 'string' ? declared(of) : of} {...props} />
  );
});

/** Chooses a record of another kind. */
export function RecordInput(props: Props) {
  const { size, label } = props;
  return (
    <Suspense fallback={<TextInput disabled {...{ size, label }} />}>
      <LoadedInput {...props} />
    </Suspense>
  );
}

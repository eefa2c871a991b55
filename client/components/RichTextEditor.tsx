import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { RichTextAreaProps } from './rich-text/RichTextArea.tsx';

const RichTextArea = lazy(async () => ({
  default: (await import('./rich-text/RichTextArea.tsx')).RichTextArea,
}));

/** Edits HTML. Its large code loads on first use. */
export function RichTextEditor(props: RichTextAreaProps) {
  return (
    <Suspense fallback={<Skeleton h={220} />}>
      <RichTextArea {...props} />
    </Suspense>
  );
}

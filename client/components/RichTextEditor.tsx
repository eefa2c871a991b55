import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { RichTextAreaProps } from './rich-text/RichTextArea.tsx';

const RichTextArea = lazy(async () => ({
  default: (await import('./rich-text/RichTextArea.tsx')).RichTextArea,
}));

/**
 * Edits HTML: text with headings, fonts, sizes, lists, links, pictures and videos. Its code, which is large,
 * comes when it is first shown.
 */
export function RichTextEditor(props: RichTextAreaProps) {
  return (
    <Suspense fallback={<Skeleton h={220} />}>
      <RichTextArea {...props} />
    </Suspense>
  );
}

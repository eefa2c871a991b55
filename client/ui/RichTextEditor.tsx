import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../core/lazyPart.ts';
import { SafeHtml } from './SafeHtml.tsx';
import styles from './RichTextEditor.module.css';
import type { RichTextAreaProps } from './rich-text/RichTextArea.tsx';

const RichTextArea = lazyPart(
  async () => (await import('./rich-text/RichTextArea.tsx')).RichTextArea,
);

/** Edits HTML. Its large code loads on first use. */
export function RichTextEditor(props: RichTextAreaProps) {
  return (
    <Suspense fallback={<Pending {...props} />}>
      <RichTextArea {...props} />
    </Suspense>
  );
}

/** Stands for the editor while it loads, about as high as it is with its toolbar. */
function Pending({ initialValue = '', toolbar = 'full' }: RichTextAreaProps) {
  return (
    <Skeleton className={styles.pending} data-toolbar={toolbar} aria-hidden>
      <SafeHtml html={initialValue} />
    </Skeleton>
  );
}

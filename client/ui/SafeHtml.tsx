import { Typography } from '@mantine/core';
import '@mantine/core/styles/Typography.css';
import { useCallback } from 'react';
import { showHtml } from './rich-text/showHtml.ts';
import styles from './SafeHtml.module.css';

/** Shows people's HTML, cleaned again. Uploads are fetched with the token; remote media become links. */
export function SafeHtml({ html }: { html: string }) {
  // A new function would make React write the HTML again each time.
  const show = useCallback((element: HTMLDivElement) => showHtml(element, html), [html]);
  return (
    <Typography className={styles.html}>
      <div ref={show} />
    </Typography>
  );
}

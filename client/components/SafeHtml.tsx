import { Typography } from '@mantine/core';
import '@mantine/core/styles/Typography.css';
import { useCallback } from 'react';
import { showHtml } from './rich-text/showHtml.ts';
import styles from './SafeHtml.module.css';

/**
 * Shows HTML that someone wrote, cleaned once more here. Uploaded pictures and videos are fetched with the
 * token; one of another site is a link, since nothing is loaded from elsewhere.
 */
export function SafeHtml({ html }: { html: string }) {
  // A new function would make React write the HTML anew each time.
  const show = useCallback((element: HTMLDivElement) => showHtml(element, html), [html]);
  return (
    <Typography className={styles.html}>
      <div ref={show} />
    </Typography>
  );
}

import type { Location, UIMatch } from 'react-router-dom';

/** A route whose `handle` is a text is one page for all its paths; otherwise each path is a page. */
export function pageOf({ pathname }: Location, matches: readonly UIMatch[]): string {
  const handle = matches.at(-1)?.handle;
  return typeof handle === 'string' ? handle : pathname;
}

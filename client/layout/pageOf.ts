import type { Location, UIMatch } from 'react-router-dom';

/** A route with a `handle` is one page for all its paths; otherwise each path is a page. */
export const pageOf = ({ pathname }: Location, matches: readonly UIMatch[]): string =>
  (matches.at(-1)?.handle as string | undefined) ?? pathname;

import { useMostUsedPages } from './useMostUsedPages.ts';

export function MostUsedPages() {
  useMostUsedPages();
  return null;
}

import type { useFormat } from '../core/i18n/useFormat.ts';
import type { Found } from './resources.ts';

/** Distinguishes search results with the same title. */
export type SearchHint = (
  found: Found<never>,
  format: ReturnType<typeof useFormat>,
) => string | undefined;

const files = import.meta.glob<Record<string, SearchHint>>('../features/*/*.searchHint.ts', {
  eager: true,
  import: 'hints',
});

/** The hints by kind of record; loaded with the resources on every page. */
export const searchHints: Partial<Record<string, SearchHint>> = Object.assign(
  {},
  ...Object.values(files),
);

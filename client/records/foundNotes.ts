import type { useFormat } from '../core/i18n/useFormat.ts';
import type { Found } from './resources.ts';

/** Distinguishes search results with the same title. */
export type FoundNote = (
  found: Found<never>,
  format: ReturnType<typeof useFormat>,
) => string | undefined;

const files = import.meta.glob<Record<string, FoundNote>>('../features/*/*.searchHint.ts', {
  eager: true,
  import: 'notes',
});

/** The hints by kind of record; loaded with the resources on every page. */
export const foundNotes: Partial<Record<string, FoundNote>> = Object.assign(
  {},
  ...Object.values(files),
);

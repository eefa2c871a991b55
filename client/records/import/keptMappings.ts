import { storedState } from '../../core/stored-state.ts';
import type { ImportPreview, Mapping } from './importFile.ts';

/** The last mapping of each list, in this browser. */
const kept = storedState<Record<string, Mapping>>('importMappings', {});

export function keepMapping(list: string, mapping: Mapping): void {
  kept.write({ ...kept.read(), [list]: { ...kept.read()[list], ...mapping } });
}

/** Returns the last mapping, otherwise the guessed one; each field is used once. */
export function mappingFor(list: string, { headings, mapping, fields }: ImportPreview): Mapping {
  const last = kept.read()[list] ?? {};
  const taken = new Set<string>();
  const found: Record<string, string> = {};
  const isKept = (heading: string) => last[heading] !== undefined;
  for (const heading of [...headings].sort((one, other) => +isKept(other) - +isKept(one))) {
    const field = last[heading] ?? mapping[heading] ?? '';
    const isKnown = fields.some(({ name }) => name === field) && !taken.has(field);
    found[heading] = isKnown ? field : '';
    if (isKnown) taken.add(field);
  }
  return found;
}

/** Sets a column's field and removes it from any other column. */
export function remapped(mapping: Mapping, heading: string, field: string): Mapping {
  const others = Object.entries(mapping).map(([each, given]) => [
    each,
    field !== '' && given === field ? '' : given,
  ]);
  return { ...(Object.fromEntries(others) as Mapping), [heading]: field };
}

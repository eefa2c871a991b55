import type { Declaration } from '../records/declare/declaration.ts';
import { forbidden } from '../errors/errors.ts';
import { mayReadTitle } from '../records/access.ts';
import { sortNameOf } from '../records/declare/declared-fields.ts';
import type { Filter, Sort } from '../records/read/read.ts';
import type { Context } from './context.ts';

interface Asked {
  filter?: Filter | null;
  sort?: Sort | null;
  /** The field that a list is counted by. */
  by?: string;
}

/**
 * Throws FORBIDDEN for a list that is filtered, ordered or counted by a reference to records whose titles the caller
 * cannot read, because it would tell of them.
 */
export function refuseUnreadableTitles(
  context: Context,
  { fields }: Declaration,
  { filter, sort, by }: Asked,
): void {
  for (const field of fields) {
    const record = field.reference && context.records.get(field.reference.kind);
    if (!record || mayReadTitle(context, record)) continue;
    const name = field.filter?.name;
    const isFiltered = [name, `${name}In`, `${name}NotIn`].some((key) => filter?.[key!] != null);
    if (isFiltered || sort?.field === sortNameOf(field) || by === field.name) throw forbidden();
  }
}

import type { Declaration, DeclaredField } from '../records/declare/declaration.ts';
import { forbidden } from '../errors/errors.ts';
import { mayReadTitle } from '../records/access.ts';
import { isEmptyFilterOf, sortNameOf } from '../records/declare/declared-fields.ts';
import type { Filter, Sort } from '../records/read/read.ts';
import type { Context } from './context.ts';

interface Asked {
  sort?: Sort | null;
  /** The field that a list is counted by. */
  by?: string;
}

/**
 * Throws FORBIDDEN for a list that is ordered or counted by a reference to records whose titles the caller cannot read,
 * because it would tell of them.
 */
export function refuseUnreadableTitles(
  context: Context,
  declaration: Declaration,
  { sort, by }: Asked,
): void {
  const isTold = unreadableFields(context, declaration).some(
    (field) => sort?.field === sortNameOf(field) || by === field.name,
  );
  if (isTold) throw forbidden();
}

/** Throws FORBIDDEN for a filter by such a reference; its groups are filters of their own. */
export function refuseUnreadableFilter(
  context: Context,
  declaration: Declaration,
  filter: Filter,
): void {
  const isTold = unreadableFields(context, declaration).some((field) => {
    const name = field.filter?.name;
    if (name === undefined) return false;
    return [name, `${name}In`, `${name}NotIn`, isEmptyFilterOf(field)].some(
      (key) => filter[key] != null,
    );
  });
  if (isTold) throw forbidden();
}

const unreadableFields = (context: Context, { fields }: Declaration): DeclaredField[] =>
  fields.filter(({ reference }) => {
    const record = reference && context.records.get(reference.kind);
    return record && !mayReadTitle(context, record);
  });

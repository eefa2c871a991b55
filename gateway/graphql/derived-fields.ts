import { newestOfEach, rowsOfEach } from '../database/rows-by.ts';
import type { Declaration } from '../records/declare/declare.ts';
import type { RecordPart, Row, RecordMapping } from '../records/declare/record.ts';
import type { Context } from './context.ts';

/** Returns the resolvers of the lists of a declared kind that hold its parts' rows, by the part's `field`. */
export function partFields({ fields }: Declaration, { parts = [] }: RecordMapping) {
  const shown = new Set(fields.filter(({ isList }) => isList).map(({ name }) => name));
  const resolvers = parts.flatMap((part) =>
    part.field !== undefined && shown.has(part.field) ? [[part.field, rowsIn(part)] as const] : [],
  );
  return Object.fromEntries(resolvers);
}

const MOST_LOGGED = 100;

/** Returns a resolver of a part's rows; of a log it reads the newest, these first. */
function rowsIn({ table, key, order = 'position', lists, appendOnly }: RecordPart) {
  const read = appendOnly
    ? newestOfEach(table, key as never, { order: order as never, most: MOST_LOGGED })
    : rowsOfEach(table, key as never, order as never);
  return async ({ id }: Row, _args: unknown, { load }: Context) => {
    const rows = ((await load(read, id as string)) ?? []) as unknown as Row[];
    return lists === undefined ? rows : rows.map((row) => row[lists]);
  };
}

import {
  CamelCasePlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely';

/** `buyer_name` as it is named here: `buyerName`. */
export function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

/** `buyerName` as SQL names it: `buyer_name`. */
export const snakeCase = kept((name) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
);

/**
 * Kysely's plugin without what it does over and over: names are put into SQL by the query compilers, and
 * those of a result are worked out once and not for each of its rows, unless the driver did it already.
 */
export class CamelCaseResults extends CamelCasePlugin {
  override transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node;
  }

  override async transformResult({
    result,
  }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const [first] = result.rows;
    if (!first) return result;
    const columns = Object.keys(first);
    const names = columns.map(fromColumn);
    if (names.every((name, at) => name === columns[at])) return result;
    const rows = result.rows.map((row) => {
      const named: UnknownRow = {};
      for (let at = 0; at < columns.length; at += 1) named[names[at]!] = row[columns[at]!];
      return named;
    });
    return { ...result, rows };
  }
}

const fromColumn = kept(camelCase);

/** Remembers every answer: the names of tables and columns are few. */
function kept(translate: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const found = known.get(name) ?? translate(name);
    known.set(name, found);
    return found;
  };
}

import {
  CamelCasePlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely';

export function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

export const snakeCase = kept((name) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
);

/**
 * Is faster than Kysely's plugin, because query compilers make the SQL names, and result names are made once
 * a result.
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

/** Caches names without a bound, because table and column names are few. */
function kept(translate: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const found = known.get(name) ?? translate(name);
    known.set(name, found);
    return found;
  };
}

import { camelCase } from './naming.ts';

const codes: ReadonlySet<unknown> = new Set([
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
  '23505',
]);

/** Tells whether an error of either store is a value that must be unique. */
export function isUniqueViolation(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && codes.has(error.code);
}

/** Returns the table and columns that refused a value, as the program names them; undefined for any other error. */
export function violatedColumns(error: unknown): { table: string; columns: string[] } | undefined {
  if (!isUniqueViolation(error)) return undefined;
  const { table, detail } = error as { table?: string; detail?: string };
  const ofPostgres = /\(([^)]+)\)=/.exec(detail ?? '')?.[1]?.split(', ');
  if (table && ofPostgres) return { table: camelCase(table), columns: ofPostgres.map(camelCase) };
  const ofSqlite = /failed: (.+)$/.exec(error.message)?.[1]?.split(', ') ?? [];
  const [first = ''] = ofSqlite;
  return {
    table: camelCase(first.split('.')[0]!),
    columns: ofSqlite.map((each) => camelCase(each.split('.')[1] ?? '')),
  };
}

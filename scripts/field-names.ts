import { type RecordDeclaration, shownNameOf } from '../client/records/declaration.ts';
import type { Declaration } from '../gateway/records/declare/declaration.ts';

/** Returns the names that screens have for columns with other names, by the name of the kind and that of the column. */
export const columnNamesOf = (
  records: readonly Pick<RecordDeclaration, 'kind' | 'fields' | 'parts'>[],
  declarations: readonly Pick<Declaration, 'kind' | 'fields'>[],
): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...declarations.flatMap(({ kind, fields }) =>
      fields.flatMap(({ column, reference }) =>
        reference?.kindColumn ? [[`${kind}.${column}`, reference.field] as const] : [],
      ),
    ),
    ...records.flatMap(({ kind, fields, parts }) => {
      const columns = fields.map((field) => [field.column, shownNameOf(field)] as const);
      const lists = parts.map(({ table, name }) => [table, name] as const);
      return [...columns, ...lists].flatMap(([column, name]) =>
        column === name ? [] : [[`${kind}.${column}`, name] as const],
      );
    }),
  ]);

/** Returns the names of the fields that say the days of times, by the name of the kind and that of the column. */
export const dayNamesOf = (
  declarations: readonly Declaration[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    declarations.flatMap(({ kind, fields }) =>
      fields.flatMap(({ column, calendarDay }) =>
        calendarDay?.day ? [[`${kind}.${column}`, calendarDay.day] as const] : [],
      ),
    ),
  );

/** Returns the present names of fields by their former ones. */
export const formerNamesOf = (
  declarations: readonly Declaration[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    declarations.flatMap(({ fields }) =>
      fields.flatMap(({ name, former }) => (former ? [[former.name, name] as const] : [])),
    ),
  );

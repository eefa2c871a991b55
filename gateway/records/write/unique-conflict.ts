import { folded } from '../../formats/folding.rules.ts';
import { conflict } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { violatedColumns } from '../../database/unique-violation.ts';
import { aNoun, type RecordMapping } from '../declare/record.ts';

export const uniqueConflict = (record: RecordMapping, field: string) =>
  conflict(problem('exists', { what: aNoun(record), field }), {
    fields: { [field]: problem('taken') },
  });

/** Returns the CONFLICT for an entry of a list whose id is used elsewhere. */
export const takenIdConflict = (field: string) =>
  conflict(problem('part_id_exists', { field }), { fields: { [field]: problem('id_taken') } });

/** Throws a CONFLICT for a name that is already used in a list; case and accents are ignored. */
export function refuseNamesake<Field extends string>(
  record: RecordMapping,
  field: Field,
  others: readonly Record<Field, string>[],
  name = '',
): void {
  const isSame = (other: Record<Field, string>) => folded(other[field]) === folded(name);
  if (others.some(isSame)) throw uniqueConflict(record, field);
}

/**
 * Returns the CONFLICT for a unique violation of the database; undefined for other errors, and for columns that no
 * written record declares as unique.
 */
export function uniqueConflictOf(
  error: unknown,
  written: ReadonlySet<RecordMapping>,
): Error | undefined {
  const violated = violatedColumns(error);
  if (!violated) return undefined;
  const { table, columns } = violated;
  for (const record of written) {
    const unique = ['id', ...(record.unique ?? []), ...(record.uniqueTogether ?? [])];
    const column = table === record.table && columns.find((each) => unique.includes(each));
    if (column) return uniqueConflict(record, column);
    const part = record.parts?.find((each) => each.table === table);
    if (part && columns.join() === 'id') return takenIdConflict(part.field ?? part.table);
  }
  return undefined;
}

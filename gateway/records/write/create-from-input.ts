import type { Declaration } from '../declare/declaration.ts';
import type { Db } from '../../database/database.ts';
import { nextOf } from '../../database/facts.ts';
import { createChange } from './changes.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import { untypedDb } from './snapshots.ts';
import { declarationOf } from '../declarations.ts';
import { recordFromInput } from './from-input.ts';
import type { RecordKind, Row } from '../declare/record.ts';

interface Entering<State> {
  record: RecordKind<State>;
  declaration?: Declaration;
}

export async function createFromInput<State extends { row: { id: string } }>(
  { db, write }: UnitOfWork,
  { record, declaration = declarationOf(record.kind) }: Entering<State>,
  given: object,
): Promise<State> {
  const entered = stated(declaration, given as Row);
  const input: Row = { ...(await record.operations?.defaults?.(db, entered)), ...entered };
  const numbers = await numbersFor(db, record, input);
  const state = recordFromInput(declaration, record, { ...input, ...numbers });
  const [made] = await write([createChange(record, state as unknown as State)]);
  return made!;
}

/** Returns the fields that are given: an undefined variable is not, nor is null for a required field. */
function stated({ fields }: Declaration, given: Row): Row {
  const required = new Set(fields.filter(({ isRequired }) => isRequired).map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => value !== undefined && (value !== null || !required.has(name)),
    ),
  );
}

/** Returns the next free number for each omitted running number. */
async function numbersFor(db: Db, { table, operations }: RecordKind, input: Row): Promise<Row> {
  const numbers: Row = {};
  for (const [field, formOf] of Object.entries(operations?.sequences ?? {})) {
    if (input[field] != null) continue;
    do numbers[field] = formOf(await nextOf(db, table));
    while (await isTaken(db, table, field, numbers[field]));
  }
  return numbers;
}

async function isTaken(db: Db, table: string, column: string, value: unknown): Promise<boolean> {
  const query = untypedDb(db).selectFrom(table).select('id').where(column, '=', value);
  return (await query.executeTakeFirst()) !== undefined;
}

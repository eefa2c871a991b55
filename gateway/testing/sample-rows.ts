import type { Declaration, DeclaredField } from '../records/declare/declaration.ts';
import type { Store } from '../database/database.ts';
import { partsIn, partsPerUnit } from '../formats/amounts.rules.ts';
import { declaredParts } from '../records/declare/declare.ts';
import type { RecordKind, Row } from '../records/declare/record.ts';
import { untypedDb } from '../records/write/snapshots.ts';
import { recordFromInput } from '../records/write/from-input.ts';
import { applyRules } from '../records/write/planned-change.ts';
import { isStored } from '../records/write/validate.ts';
import { writeRecords } from '../records/write/write-records.ts';
import { recordKinds } from './record-kinds.ts';

/** An odd number, so that halves and pages do not come out even. */
const SAMPLES = 7;

/** Stores records of each declared kind with a list that has none, so that its tests have something to read. */
export async function fillEmptyKinds({ db }: Store): Promise<void> {
  const { id: accountId } = await db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'SA')
    .executeTakeFirstOrThrow();
  for (const record of recordKinds) {
    const { declaration, table } = record;
    if (!declaration?.listed) continue;
    const query = untypedDb(db).selectFrom(table).select('id').limit(1);
    if (await query.executeTakeFirst()) continue;
    const ids = await referredIds(db, record);
    for (let index = 1; index <= SAMPLES; index += 1) {
      const after = sampleOf(declaration, record, { index, accountId, ids });
      await writeRecords(db, record, [{ id: String(after.row.id), before: undefined, after }]);
    }
  }
}

interface Sample {
  index: number;
  accountId: string;
  /** Ids of the records that the kind's columns and those of its parts refer to, by table and column. */
  ids: ReadonlyMap<string, string>;
}

function sampleOf(declaration: Declaration, record: RecordKind, { index, accountId, ids }: Sample) {
  const { kind, one, many, owner, fields } = declaration;
  const valuesOf = (table: string, of: readonly DeclaredField[], at: number): Row =>
    Object.fromEntries(
      of.filter(isStored).map((field) => [field.name, storedOf(table, field, at)]),
    );
  const storedOf = (table: string, field: DeclaredField, at: number) => {
    const value = ids.get(`${table}.${field.column}`) ?? sampleValue(field, at);
    return field.kind in partsPerUnit ? partsIn(field.kind, Number(value)) : value;
  };
  const rows = declaredParts(declaration).map(({ field, table, fields: of }) => [
    field,
    [1, 2].map((position) => valuesOf(table, of, index + position)),
  ]);
  const input = {
    id: `${one}-${index}`,
    ...valuesOf(many, fields, index),
    ...(Object.fromEntries(rows) as Row),
    ...(owner && { [owner]: accountId }),
  };
  const made = recordFromInput(declaration, record, input);
  const { after, errors } = applyRules(record, { ...made, links: {} });
  if (Object.keys(errors).length === 0) return after;
  throw new Error(
    `No record of ${kind} follows from its declaration; it needs demo data: ${JSON.stringify(errors)}`,
  );
}

async function referredIds(
  db: Store['db'],
  record: RecordKind,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const { table: of, references = {} } of [record, ...(record.parts ?? [])]) {
    for (const [column, { table }] of Object.entries(references)) {
      const query = untypedDb(db).selectFrom(table).select('id').orderBy('id').limit(1);
      const found = await query.executeTakeFirst();
      if (found) ids.set(`${of}.${column}`, String(found.id));
    }
  }
  return ids;
}

const names = ['Aurora', 'Brisa', 'Cedro', 'Duna', 'Estrela', 'Farol', 'Garça', 'Horizonte'];
const nameAt = (index: number) => names[index % names.length]!;

/** Texts of each format, with a digit of their own. */
const formatted: Readonly<Record<string, (index: number) => string>> = {
  EMAIL: (index) => `pessoa${index}@example.test`,
  ADDRESS: (index) => `https://example.test/${index}.png`,
  PICTURE: (index) => `https://example.test/${index}.png`,
  UUID: (index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  PHONE: (index) => `1191234${String(index).padStart(4, '0')}`,
  CEP: (index) => `0131${String(index).padStart(4, '0')}`,
  TAX_ID: () => '52998224725',
  TIME_ZONE: () => 'America/Sao_Paulo',
  PIX_KEY: (index) => `pessoa${index}@example.test`,
};

/** Returns a value that an input takes for the field; another one for each index below ten. */
export function sampleValue(field: DeclaredField, index: number): unknown {
  const { name, kind, constraint, values } = field;
  const { format = '', min = 0, max = Infinity, maxLength } = constraint;
  const text = formatted[format]?.(index) ?? `${nameAt(index)} ${name} ${index}`;
  const texts: Readonly<Record<string, unknown>> = {
    text: text.slice(0, maxLength),
    id: `${name}-${index % 3}`,
    flag: index % 2 === 1,
    choice: values[index % values.length],
    moment: `2026-01-${String(index).padStart(2, '0')}T00:00:00.000Z`,
    day: `2026-01-${String(index).padStart(2, '0')}`,
  };
  return kind in texts ? texts[kind] : Math.min(max, min + index);
}

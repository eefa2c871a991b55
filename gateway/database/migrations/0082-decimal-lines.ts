import { type Kysely, type Migration, sql } from 'kysely';

/** Columns by their name until now: their new name, and what turns an old value into a new one. */
type Widened = Readonly<Record<string, readonly [name: string, by: number]>>;

const invoices: Widened = { vat: ['vatThousandths', 10] };
const invoiceItems: Widened = {
  unit: ['unitThousandths', 1_000],
  priceCents: ['priceMillionths', 10_000],
};
const dealProducts: Widened = {
  quantity: ['quantityThousandths', 1_000],
  priceCents: ['priceMillionths', 10_000],
};

/**
 * Quantities in thousandths, prices of one in millionths and rates in thousandths of a per cent, also in what the
 * history keeps, because it is restored as it is. Totals have columns of their own, which stay.
 */
export const decimalLines: Migration = {
  async up(db) {
    for (const [table, columns] of Object.entries({ invoices, invoiceItems, dealProducts })) {
      for (const [from, [to, by]] of Object.entries(columns)) {
        const [name, column] = [snakeCase(table), snakeCase(to)];
        await db.schema.alterTable(name).renameColumn(snakeCase(from), column).execute();
        await sql`update ${sql.table(name)} set ${sql.ref(column)} = ${sql.ref(column)} * ${sql.lit(by)}`.execute(
          db,
        );
      }
    }
    await widenCopies(db);
  },
};

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const AT_ONCE = 500;

async function widenCopies(db: Kysely<unknown>): Promise<void> {
  let last = { activityId: '', position: -1 };
  for (;;) {
    const { rows } = await sql<Change>`select activity_id, position, before, after
      from activity_changes
      where kind in ('Invoice', 'Deal')
        and (activity_id > ${last.activityId}
          or (activity_id = ${last.activityId} and position > ${last.position}))
      order by activity_id, position limit ${sql.lit(AT_ONCE)}`.execute(db);
    for (const row of rows) {
      await sql`update activity_changes
        set before = ${widenedCopy(row.before)}, after = ${widenedCopy(row.after)}
        where activity_id = ${row.activityId} and position = ${row.position}`.execute(db);
    }
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)!;
  }
}

interface Change {
  activityId: string;
  position: number;
  before: string | null;
  after: string | null;
}

type Row = Readonly<Record<string, unknown>>;

interface Copy {
  row?: Row;
  parts?: Readonly<Record<string, readonly Row[]>>;
}

function widenedCopy(json: string | null): string | null {
  const copy = copyIn(json);
  if (!copy?.row) return json;
  const parts = { invoiceItems, dealProducts };
  return JSON.stringify({
    ...copy,
    row: widenedRow(copy.row, invoices),
    ...(copy.parts && {
      parts: Object.fromEntries(
        Object.entries(copy.parts).map(([table, rows]) => {
          const columns = parts[table as keyof typeof parts] as Widened | undefined;
          return [table, columns ? rows.map((row) => widenedRow(row, columns)) : rows];
        }),
      ),
    }),
  });
}

/** Null for what is no copy, which stays as it is. */
function copyIn(json: string | null): Copy | null {
  try {
    return JSON.parse(json ?? 'null') as Copy | null;
  } catch {
    return null;
  }
}

const widenedRow = (row: Row, columns: Widened): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const [to, by] = columns[name] ?? [];
      return to === undefined ? [name, value] : [to, Number(value) * by!];
    }),
  );

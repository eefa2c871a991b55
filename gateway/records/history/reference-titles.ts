import type { RecordContext as Context } from '../context.ts';
import { mayReadTitle } from '../access.ts';
import { rowLoaderOf } from '../read/row-loader.ts';
import type { RecordMapping, ReferenceTo, Row } from '../declare/record.ts';
import { deletedTitlesByIds } from './deleted-titles.store.ts';
import { valueIn } from './activities.rules.ts';
import type { FieldChangeRow } from './activities.table.ts';

/**
 * Returns the title of the record that a changed field refers to, or of those that its rows are named after; the last
 * one of a deleted record. Null when it is no reference, or nothing is known of the record.
 */
export async function titleOfReference(
  context: Context,
  { reference, kinds, ...values }: FieldChangeRow,
  when: 'before' | 'after',
): Promise<string | null> {
  const json = values[when];
  if (kinds) return titleIn(context, context.records.get(kinds[when] ?? ''), valueIn(json));
  if (!reference) return null;
  const { column } = reference;
  const value = valueIn(json);
  const titled = titledBy(context, reference);
  if (column === undefined) return titleIn(context, titled, value);
  if (!Array.isArray(value)) return null;
  const rows = value as Row[];
  const titles = await Promise.all(rows.map((row) => titleIn(context, titled, row[column])));
  return (
    titles
      .map((title, index) => title && withAmount(title, rows[index]!))
      .filter(Boolean)
      .join(', ') || null
  );
}

/**
 * Returns a changed value as JSON. Rows of a declared part also have the titles of the records that they refer to, by
 * the fields that answer these.
 */
export async function valueWithTitles(
  context: Context,
  { ofRows = [], ...values }: FieldChangeRow,
  when: 'before' | 'after',
): Promise<string | null> {
  const json = values[when];
  const rows = ofRows.length > 0 ? valueIn(json) : undefined;
  if (!Array.isArray(rows)) return json;
  const titled = (rows as Row[]).map(async (row) => {
    const titles = ofRows.map(async ({ column, field, to }) => {
      return [field, await titleIn(context, titledBy(context, to), row[column])] as const;
    });
    return { ...row, ...Object.fromEntries(await Promise.all(titles)) };
  });
  return JSON.stringify(await Promise.all(titled));
}

const withAmount = (title: string, { amount }: Row) =>
  typeof amount === 'number' ? `${amount} × ${title}` : title;

/** Returns a record's title; null when there is none, or the record is deleted. */
export async function titleOfRecord(context: Context, kind: string, id: unknown) {
  const titled = context.records.get(kind);
  const row = await rowOf(context, titled, id);
  return row ? titleOfRow(context, titled!, row) : null;
}

/** Rows with a title, all of which every account can read when they are not records of a kind. */
type Titled = Pick<RecordMapping, 'table' | 'title' | 'owner'> & Partial<RecordMapping>;

const titledBy = ({ records }: Context, { table, title }: ReferenceTo): Titled | undefined =>
  title === undefined
    ? [...records.values()].find((record) => record.table === table)
    : { table, title };

async function titleIn(context: Context, titled: Titled | undefined, id: unknown) {
  if (!titled || typeof id !== 'string') return null;
  const row = await rowOf(context, titled, id);
  return row ? titleOfRow(context, titled, row) : deletedTitle(context, titled, id);
}

const rowOf = async (context: Context, titled: Titled | undefined, id: unknown) =>
  titled?.title && typeof id === 'string' ? context.load(rowLoaderOf(titled.table), id) : undefined;

function titleOfRow(context: Context, titled: Titled, row: Row): string | null {
  const title = isReadable(context, titled, row) ? row[titled.title ?? ''] : null;
  return typeof title === 'string' ? title : null;
}

async function deletedTitle(context: Context, titled: Titled, id: string) {
  const deleted = await context.load(deletedTitlesByIds, id);
  if (!deleted || deleted.kind !== titled.kind) return null;
  const { title, recordOwnerId } = deleted;
  const row = { id, ...(titled.owner && { [titled.owner]: recordOwnerId }) };
  return isReadable(context, titled, row) ? title || null : null;
}

const isReadable = (context: Context, { access, owner }: Titled, row: Row) =>
  access === undefined || mayReadTitle(context, { access, ...(owner && { owner }) }, row);

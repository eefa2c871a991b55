import type { Declaration } from '../records/declare/declaration.ts';
import { chunksOf } from '../database/chunks.ts';
import type { Db } from '../database/database.ts';
import type { FieldErrors } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { folded, sortKey } from '../formats/folding.rules.ts';
import { sortKeyFields } from '../records/declare/declare.ts';
import { capital, nounOf } from '../records/declare/record-words.ts';
import type { Row } from '../records/declare/record.ts';
import { IDS_PER_QUERY, untypedDb } from '../records/write/snapshots.ts';

/** A reference that a file writes as the title of the other record, and that is read from its title or its id. */
export interface FileReference {
  /** The field with the id, and its column. */
  name: string;
  column: string;
  /** The field that answers the record; the file's column is named after it. */
  field: string;
  to: Declaration;
}

/** The records that a file names, by the kind that they are of. */
export interface FileTitles {
  /** Returns the ids of the records that a text names. */
  idsOf: (kind: string, text: string) => readonly string[];
  titleOf: (kind: string, id: unknown) => string | undefined;
}

export const noTitles: FileTitles = { idsOf: () => [], titleOf: () => undefined };

export const fileReferences = ({ fields }: Declaration): FileReference[] =>
  fields.flatMap(({ name, column, reference }) =>
    reference?.to && reference.kind === reference.type
      ? [{ name, column, field: reference.field, to: reference.to }]
      : [],
  );

interface Part {
  rows: readonly Row[];
  records: readonly Row[];
}

/** Reads the records that rows name and that records refer to: one query for each kind. */
export async function fileTitles(
  db: Db,
  references: readonly FileReference[],
  { rows, records }: Part,
): Promise<FileTitles> {
  const titles = new Map<string, ReadonlyMap<string, string>>();
  for (const { to } of references) {
    const own = references.filter((each) => each.to.kind === to.kind);
    if (titles.has(to.kind)) continue;
    const texts = own.flatMap(({ field }) => rows.flatMap((row) => textIn(row[field])));
    const ids = own.flatMap(({ column }) => records.flatMap((row) => textIn(row[column])));
    titles.set(to.kind, await titlesOf(db, to, { texts, ids }));
  }
  return {
    titleOf: (kind, id) => titles.get(kind)?.get(String(id)),
    idsOf(kind, text) {
      const known = titles.get(kind) ?? new Map<string, string>();
      if (known.has(text.trim())) return [text.trim()];
      const wanted = folded(text.trim());
      return [...known].flatMap(([id, title]) => (folded(title) === wanted ? [id] : []));
    },
  };
}

const textIn = (value: unknown): string[] =>
  typeof value === 'string' && value.trim() !== '' ? [value.trim()] : [];

/** Returns the records with these ids or titles; titles are compared without case and accents where they are sorted so. */
async function titlesOf(
  db: Db,
  to: Declaration,
  { texts, ids }: { texts: readonly string[]; ids: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const { many, title } = to;
  const key = sortKeyFields(to).find(({ column }) => column === title)?.sortColumn;
  const found = new Map<string, string>();
  const read = async (column: string, values: readonly string[]) => {
    for (const some of chunksOf([...new Set(values)], IDS_PER_QUERY)) {
      const query = untypedDb(db).selectFrom(many).select(['id', title]).where(column, 'in', some);
      for (const row of (await query.execute()) as Record<string, string | null>[]) {
        found.set(row.id!, row[title] ?? '');
      }
    }
  };
  await read('id', [...texts, ...ids]);
  await read(key ?? title, key ? texts.map(sortKey) : texts);
  return found;
}

/** Returns the row with ids in place of titles, and the errors of those that name no record or several. */
export function withReferenceIds(
  references: readonly FileReference[],
  given: Row,
  titles: FileTitles,
): { given: Row; errors: FieldErrors } {
  const errors: FieldErrors = {};
  const ids: Row = {};
  const rest = { ...given };
  for (const { name, field, to } of references) {
    if (!(field in given)) continue;
    const [text] = textIn(given[field]);
    const [id, another] = text === undefined ? [null] : titles.idsOf(to.kind, text);
    if (id === undefined || another !== undefined) {
      errors[field] = problem('not_one_record', { what: capital(nounOf(to)) });
    } else ids[name] = id;
    delete rest[field];
  }
  return { given: { ...rest, ...ids }, errors };
}

/** Returns the records that a stored one refers to, as an export's operation answers them. */
export const referredIn = (
  references: readonly FileReference[],
  row: Row,
  titles: FileTitles,
): Row =>
  Object.fromEntries(
    references.map(({ column, field, to }) => {
      const title = titles.titleOf(to.kind, row[column]);
      return [field, title === undefined ? null : { [to.title]: title }];
    }),
  );

import type { Declaration } from '../records/declare/declaration.ts';
import { chunksOf } from '../database/chunks.ts';
import type { Db } from '../database/database.ts';
import { type FieldErrors, REQUIRED } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { folded, sortKey } from '../formats/folding.rules.ts';
import type { Problem } from '../errors/problem.ts';
import { sortKeyFields, tableNameOf } from '../records/declare/declare.ts';
import type { Row } from '../records/declare/record.ts';
import { kindNoun } from '../records/kind-words.ts';
import { IDS_PER_QUERY, untypedDb } from '../records/write/snapshots.ts';

/**
 * A reference that a file writes as the title of the other record, in a column of its own also as its id. The title's
 * column is read from either; of a record that is shown as another view of it, such as an account as an owner, from its
 * exact name alone.
 */
export interface FileReference {
  /** The field with the id, after which the file's column with the id is named, and its column in the table. */
  name: string;
  column: string;
  /** The field that answers the record; the file's column with the title is named after it. */
  field: string;
  kind: string;
  table: string;
  title: string;
  /** The column with the folded title, where the kind has one. */
  titleKey?: string | undefined;
  isView: boolean;
  problem: Problem;
  /** Where the record can be of any kind: the field with its kind, and its column. What is known of the kind is missing. */
  anyKind?: AnyKind | undefined;
  /** Records that are their owner's alone are named by their ids, which are checked when they are written. */
  isOwn: boolean;
}

interface AnyKind {
  name: string;
  hosts: readonly Declaration[];
}

/** The records that a file names. */
export interface FileTitles {
  /** Returns the ids of the records that a text names. */
  idsOf: (reference: FileReference, text: string) => readonly string[];
  titleOf: (kind: string, id: unknown) => string | undefined;
}

export const noTitles: FileTitles = { idsOf: () => [], titleOf: () => undefined };

export const fileReferences = ({ fields }: Declaration): FileReference[] =>
  fields.flatMap(({ name, column, reference }) => {
    if (!reference) return [];
    const { kind, type, field, to, kindColumn, hosts = [] } = reference;
    const at = { name, column, field };
    if (kindColumn) {
      const none = { kind, table: '', title: `${field}Title`, isView: false, isOwn: false };
      return { ...at, ...none, problem: REQUIRED, anyKind: { name: kindColumn, hosts } };
    }
    if (kind === type) return to ? { ...at, ...known(to) } : [];
    const view = { kind, table: tableNameOf(kind), title: 'name', isView: true, isOwn: false };
    return { ...at, ...view, problem: problem('not_one_account') };
  });

const known = (to: Declaration): Omit<FileReference, 'name' | 'column' | 'field'> => ({
  kind: to.kind,
  table: tableNameOf(to.kind),
  title: to.title,
  titleKey: titleKeyOf(to),
  isView: false,
  problem: problem('not_one_record', { what: kindNoun(to.kind) }),
  isOwn: to.owner !== undefined,
});

/** Returns the reference as one to the kind that a row has in the field or the column; undefined when it has none. */
function inRow(reference: FileReference, row: Row): FileReference | undefined {
  const { anyKind, ...at } = reference;
  if (!anyKind) return reference;
  const to = anyKind.hosts.find(({ kind }) => kind === row[anyKind.name]);
  return to && { ...at, ...known(to) };
}

const titleKeyOf = (to: Declaration) =>
  sortKeyFields(to).find(({ column }) => column === to.title)?.sortColumn;

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
  const named = new Map<string, { reference: FileReference; texts: string[]; ids: string[] }>();
  const namedIn = (given: FileReference, row: Row) => {
    const reference = inRow(given, row);
    if (!reference || reference.isOwn) return undefined;
    const { kind } = reference;
    if (!named.has(kind)) named.set(kind, { reference, texts: [], ids: [] });
    return named.get(kind);
  };
  for (const reference of references) {
    for (const row of rows) {
      namedIn(reference, row)?.texts.push(...textIn(row[reference.field]));
      namedIn(reference, row)?.ids.push(...textIn(row[reference.name]));
    }
    for (const row of records) {
      namedIn(reference, row)?.ids.push(...textIn(row[reference.column]));
    }
  }
  const titles = new Map<string, ReadonlyMap<string, string>>();
  for (const [kind, { reference, ...asked }] of named) {
    titles.set(kind, await titlesOf(db, reference, asked));
  }
  return {
    titleOf: (kind, id) => titles.get(kind)?.get(String(id)),
    idsOf({ kind, isView }, text) {
      const known = titles.get(kind) ?? new Map<string, string>();
      if (!isView && known.has(text.trim())) return [text.trim()];
      const form = isView ? String : folded;
      const wanted = form(text.trim());
      return [...known].flatMap(([id, title]) => (form(title) === wanted ? [id] : []));
    },
  };
}

const textIn = (value: unknown): string[] =>
  typeof value === 'string' && value.trim() !== '' ? [value.trim()] : [];

/** Returns the records with these ids or titles; titles are compared without case and accents where they are sorted so. */
async function titlesOf(
  db: Db,
  { table, title, titleKey }: FileReference,
  { texts, ids }: { texts: readonly string[]; ids: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const read = async (column: string, values: readonly string[]) => {
    for (const some of chunksOf([...new Set(values)], IDS_PER_QUERY)) {
      const query = untypedDb(db).selectFrom(table).select(['id', title]).where(column, 'in', some);
      for (const row of (await query.execute()) as Record<string, string | null>[]) {
        found.set(row.id!, row[title] ?? '');
      }
    }
  };
  await read('id', [...texts, ...ids]);
  await read(titleKey ?? title, titleKey ? texts.map(sortKey) : texts);
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
  for (const reference of references) {
    const { name, field, anyKind } = reference;
    if (!(field in given || name in given)) continue;
    const of = inRow(reference, given);
    const id = of ? idIn(of, given, titles) : isEmpty(reference, given) ? null : undefined;
    const place = field in given ? field : name;
    if (id === undefined) errors[of ? place : anyKind!.name] = (of ?? reference).problem;
    else ids[name] = id;
    if (id === null && anyKind) ids[anyKind.name] = null;
    delete rest[field];
    delete rest[name];
  }
  return { given: { ...rest, ...ids }, errors };
}

const isEmpty = ({ field, name }: FileReference, given: Row) =>
  [field, name].every((each) => textIn(given[each]).length === 0);

/**
 * Returns the id of the record that a row names, null for none; undefined where no single record is meant. Its id is
 * preferred, except to a title that only other records have. An id of elsewhere says nothing beside a title.
 */
function idIn(reference: FileReference, given: Row, titles: FileTitles): string | null | undefined {
  const [[title], [id]] = [textIn(given[reference.field]), textIn(given[reference.name])];
  if (reference.isOwn && id !== undefined) return id;
  const named = title === undefined ? [] : titles.idsOf(reference, title);
  if (id !== undefined && titles.titleOf(reference.kind, id) !== undefined) {
    return named.length === 0 || named.includes(id) ? id : undefined;
  }
  if (title === undefined) return id === undefined ? null : undefined;
  return named.length === 1 ? named[0] : undefined;
}

/** Returns the records that a stored one refers to, as an export's operation answers them. */
export const referredIn = (
  references: readonly FileReference[],
  row: Row,
  titles: FileTitles,
): Row =>
  Object.fromEntries(
    references.map((reference) => {
      const { column, field, anyKind } = reference;
      const { kind, title: of } = inRow(reference, row) ?? reference;
      const title = titles.titleOf(kind, row[column]);
      return [field, title === undefined ? null : anyKind ? title : { [of]: title }];
    }),
  );

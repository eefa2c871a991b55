import type { Declaration } from '../records/declare/declaration.ts';
import { partsPerUnitOf, partsPerUnit } from '../formats/amounts.rules.ts';
import type { FieldErrors } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { sortKeyFields } from '../records/declare/declare.ts';
import { patchFromInput, recordFromInput } from '../records/write/from-input.ts';
import { applyRules } from '../records/write/planned-change.ts';
import type { RecordRow } from '../records/read/read.ts';
import type { RecordKind, Row } from '../records/declare/record.ts';
import { isStored } from '../records/write/validate.ts';
import { listImport, type ListImport } from './list-import.ts';
import { listParts, listsIn, partsIn, recordsWithLists, withoutLists } from './list-parts.ts';
import type { Matching } from './matching.ts';
import {
  fileReferences,
  fileTitles,
  type FileTitles,
  noTitles,
  referredIn,
  withReferenceIds,
} from './file-references.ts';

import { columnsOf, type CsvWords, keyField } from './derived-csv.ts';

/** Rows are matched by id, by the first field that no two share, and by what `matchedBy` names. */
export function derivedImport(
  declaration: Declaration,
  record: RecordKind,
  words?: CsvWords,
): ListImport {
  const { many, fields } = declaration;
  const columns = columnsOf(declaration, words);
  const writable = fields.filter((field) => isStored(field) && !field.isReadOnly);
  const references = fileReferences(declaration);
  const byTitle = new Map(references.map(({ name, field }) => [name, field]));
  const lists = listParts(record);
  const named = new Set([
    ...writable.flatMap(({ name }) => [name, byTitle.get(name) ?? name]),
    ...lists.map(({ field }) => field),
    'id',
  ]);
  const prepare = (given: Row, before: RecordRow | undefined, titles: FileTitles) => {
    const referred = withReferenceIds(references, given, titles);
    const { entered, errors } = words?.together?.(referred.given, before) ?? {
      entered: referred.given,
    };
    const made = entering({ declaration, record }, entered, before);
    return { before, after: made.after, errors: { ...made.errors, ...errors, ...referred.errors } };
  };
  return listImport<Row, FileTitles, RecordRow>({
    list: many,
    record: record as RecordKind<never>,
    columns,
    fields: Object.keys(columns).filter((name) => named.has(name)),
    matching: matchingOf(declaration, words),
    rowOf: (given) => prepare(given, undefined, noTitles).after,
    recordsBy: (db, ids) => recordsWithLists(db, { many, lists }, ids),
    lookUp: (db, rows, records) => fileTitles(db, references, { rows, records }),
    prepare,
    listed: (row, titles) => ({
      ...outerOf(declaration, row),
      ...referredIn(references, row, titles),
    }),
    stateOf: (row) => ({ row: withoutLists(lists, row), parts: partsIn(lists, row) }),
  });
}

export function matchingOf(declaration: Declaration, words?: CsvWords): Matching {
  const { many, title, fields } = declaration;
  const titleKey = sortKeyFields(declaration).find(({ column }) => column === title)?.sortColumn;
  return {
    table: many,
    key: keyField(declaration),
    hints: words?.matchedBy ?? [],
    title,
    titleKey: titleKey ?? title,
    times: fields.flatMap(({ name, kind, isRequired, isReadOnly }) =>
      (kind === 'moment' || kind === 'day') && isRequired && !isReadOnly ? [name] : [],
    ),
  };
}

/** Returns the record that a row of the file makes by the record's rules, and what is wrong with it. */
function entering(
  { declaration, record }: { declaration: Declaration; record: RecordKind },
  given: Row,
  before: RecordRow | undefined,
) {
  const lists = listParts(record);
  const none = Object.fromEntries((record.parts ?? []).map(({ table }) => [table, []]));
  const copyOf = (row: Row, parts: object) => ({
    row: withoutLists(lists, row),
    parts: { ...none, ...parts },
    links: {},
  });
  const entered = before
    ? patchFromInput(declaration, record, { ...given, id: before.id })
    : recordFromInput(declaration, record, given);
  const parts = before && partsIn(lists, before);
  const wanted = copyOf({ ...before, ...entered.row }, { ...parts, ...entered.parts });
  const { after, errors } = applyRules(record, wanted, before && copyOf(before, parts!));
  return {
    after: { ...after.row, ...listsIn(lists, after.parts) } as RecordRow,
    errors: { ...errors, ...fixed(declaration, wanted.row, before) },
  };
}

function fixed({ fields }: Declaration, after: Row, before: Row | undefined): FieldErrors {
  const changed = fields.filter(
    ({ isCreateOnly, column }) => before && isCreateOnly && before[column] !== after[column],
  );
  return Object.fromEntries(changed.map(({ name }) => [name, problem('given_once')]));
}

function outerOf({ fields }: Declaration, row: Row): Row {
  const outer = fields.filter(isStored).map(({ name, column, kind }) => {
    const value = row[column];
    if (value == null) return [name, value] as const;
    if (kind === 'flag') return [name, Boolean(value)] as const;
    return [name, kind in partsPerUnit ? Number(value) / partsPerUnitOf(kind) : value] as const;
  });
  return { ...row, ...Object.fromEntries(outer) };
}

import { parse } from 'graphql';
import { partsPerUnitOf, partsPerUnit } from '../formats/amounts.rules.ts';
import type { FieldErrors } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { untypedDb } from '../records/write/snapshots.ts';
import { type Declaration, sortKeyFields } from '../records/declare/declare.ts';
import { pluralOf, toWords } from '../records/declare/sdl-nodes.ts';
import { patchFromInput, recordFromInput } from '../records/write/from-input.ts';
import { applyRules } from '../records/write/planned-change.ts';
import type { RecordRow } from '../records/read/read.ts';
import type { RecordKind, Row } from '../records/declare/record.ts';
import { isStored } from '../records/write/validate.ts';
import {
  calendarDay,
  type Cell,
  cep,
  choice,
  digits,
  identifier,
  moment,
  money,
  number,
  phone,
  quantity,
  rate,
  taxId,
  text,
  unitPrice,
  whole,
  yesOrNo,
} from './cells.ts';
import { list } from './csv-lines.ts';
import type { Words } from '../errors/language.ts';
import type { CsvColumn, ListExport } from './list-export.ts';
import { listImport, type ListImport } from './list-import.ts';
import type { Matching } from './matching.ts';

/** A domain's words for its file: its name, and its columns in their order. */
export interface CsvWords {
  fileName: Words;
  headings: Readonly<Record<string, Heading>>;
  /** Fields that tell a record where neither its id nor its key is given, although several may share them. */
  matchedBy?: readonly string[];
  /** The words for a field's choices, by the field's name. */
  choices?: Readonly<Record<string, Readonly<Record<string, ChoiceWords>>>>;
  together?: (given: Row, before: Row | undefined) => { entered: Row; errors: FieldErrors };
}

/** The words for a choice; files from elsewhere or from before may have others. */
type ChoiceWords = Words & { alsoKnownAs?: readonly string[] };

/** A field that is a record of its own, such as an owner, is written as that one's name. */
interface Heading extends Words, Pick<CsvColumn<never>, 'alsoKnownAs'> {
  cell?: Cell<never, unknown>;
  value?: (node: Row) => unknown;
  form?: (text: string) => string;
  /** The GraphQL selection, where it is not the field; its alias is the column's name. */
  query?: string;
}
type CsvChoices = Readonly<Record<string, Words>>;

export function derivedExport(declaration: Declaration, words?: CsvWords): ListExport {
  const { kind, many } = declaration;
  const columns = columnsOf(declaration, words);
  const operation =
    parse(`query ${pluralOf(kind)}Csv($filter: ${kind}Filter, $sort: ${kind}Sort, $after: String) {
    ${many}(first: 100, after: $after, filter: $filter, sort: $sort) {
      nodes { ${Object.keys(columns)
        .map((name) => {
          const own = isRecord(declaration, name) ? `${name} { name }` : name;
          return words?.headings[name]?.query ?? own;
        })
        .join(' ')} }
      pageInfo { hasNextPage endCursor }
    }
  }`);
  return {
    list: many,
    fileName: words?.fileName ?? { en: toWords(many), 'pt-BR': toWords(many) },
    operation,
    page: (data: Record<string, unknown>) => data[many],
    columns,
  } as unknown as ListExport;
}

/** Rows are matched by id, by the first field that no two share, and by what `matchedBy` names. */
export function derivedImport(
  declaration: Declaration,
  record: RecordKind,
  words?: CsvWords,
): ListImport {
  const { many, fields } = declaration;
  const columns = columnsOf(declaration, words);
  const writable = fields.filter((field) => isStored(field) && !field.isReadOnly);
  const named = [...writable.map(({ name }) => name), 'id'].filter((name) => name in columns);
  const prepare = (given: Row, before: RecordRow | undefined) => {
    const { entered, errors } = words?.together?.(given, before) ?? { entered: given };
    const made = entering({ declaration, record }, entered, before);
    return { before, after: made.after, errors: { ...made.errors, ...errors } };
  };
  return listImport<Row, undefined, RecordRow>({
    list: many,
    record: record as RecordKind<never>,
    columns,
    fields: named,
    matching: matchingOf(declaration, words),
    rowOf: (given) => prepare(given, undefined).after,
    recordsBy: async (db, ids) =>
      (await untypedDb(db)
        .selectFrom(many)
        .selectAll()
        .where('id', 'in', ids)
        .execute()) as RecordRow[],
    lookUp: async () => undefined,
    prepare,
    listed: (row) => outerOf(declaration, row),
    stateOf: (row) => ({ row, parts: {} }),
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
      kind === 'moment' && isRequired && !isReadOnly ? [name] : [],
    ),
  };
}

/** Returns the record that a row of the file makes by the record's rules, and what is wrong with it. */
function entering(
  { declaration, record }: { declaration: Declaration; record: RecordKind },
  given: Row,
  before: RecordRow | undefined,
) {
  const parts = Object.fromEntries((record.parts ?? []).map(({ table }) => [table, []]));
  const copyOf = (row: Row) => ({ row, parts, links: {} });
  const entered = before
    ? { ...before, ...patchFromInput(declaration, record, { ...given, id: before.id }).row }
    : recordFromInput(declaration, record, given).row;
  const { after, errors } = applyRules(record, copyOf(entered), before && copyOf(before));
  return {
    after: after.row as RecordRow,
    errors: { ...errors, ...fixed(declaration, entered, before) },
  };
}

function fixed({ fields }: Declaration, after: Row, before: Row | undefined): FieldErrors {
  const changed = fields.filter(
    ({ isCreateOnly, column }) => before && isCreateOnly && before[column] !== after[column],
  );
  return Object.fromEntries(changed.map(({ name }) => [name, problem('given_once')]));
}

const keyField = ({ fields }: Declaration) => fields.find(({ isUnique }) => isUnique)?.name ?? 'id';

function outerOf({ fields }: Declaration, row: Row): Row {
  const outer = fields.filter(isStored).map(({ name, column, kind }) => {
    const value = row[column];
    if (value == null) return [name, value] as const;
    if (kind === 'flag') return [name, Boolean(value)] as const;
    return [name, kind in partsPerUnit ? Number(value) / partsPerUnitOf(kind) : value] as const;
  });
  return { ...row, ...Object.fromEntries(outer) };
}

function columnsOf(declaration: Declaration, words: CsvWords | undefined) {
  const stored = declaration.fields.filter(isStored).map(({ name }) => name);
  const named = Object.keys(words?.headings ?? {});
  const names = named.length > 0 ? named : stored;
  const key = keyField(declaration);
  const all = new Set([...names, ...(canImport(declaration) ? [key] : []), 'id']);
  return Object.fromEntries(
    [...all].map((name) => {
      const { en, 'pt-BR': portuguese, ...own }: Heading = words?.headings[name] ?? headingOf(name);
      const asked = own.query ? (node: Row) => node[name] : undefined;
      const value = own.value ?? asked ?? valueOf(declaration, name, own.form);
      const { alsoKnownAs, cell = cellOf(declaration, name, words?.choices?.[name]) } = own;
      const heading = { en, 'pt-BR': portuguese };
      const clock = fieldIn(declaration, name)?.isCompanyTime ? 'company' : 'caller';
      return [name, { heading, ...(alsoKnownAs && { alsoKnownAs }), cell, value, clock }];
    }),
  ) as Readonly<Record<string, CsvColumn<never>>>;
}

function valueOf(declaration: Declaration, name: string, form?: Heading['form']) {
  if (isRecord(declaration, name)) return (node: Row) => (node[name] as Row | null)?.name;
  if (!form) return (node: Row) => node[name];
  return (node: Row) => node[name] && form(node[name] as string);
}

const fieldIn = ({ fields }: Declaration, name: string) =>
  fields.find((field) => field.name === name);

/** Whether the field is a record; also one that another domain adds to the kind is. */
const isRecord = (declaration: Declaration, name: string) =>
  name !== 'id' && (fieldIn(declaration, name)?.kind ?? 'other') === 'other';

function headingOf(name: string): Words {
  const heading = toWords(name).replace(/^./, (letter) => letter.toUpperCase());
  return { en: heading, 'pt-BR': heading };
}

const cellOfFormat: Readonly<Record<string, object>> = {
  DAY: calendarDay,
  TAX_ID: taxId,
  CEP: cep,
  PHONE: phone,
};

function cellOf(declaration: Declaration, name: string, words: CsvChoices = {}) {
  if (name === 'id') return identifier as Cell<never, unknown>;
  const field = fieldIn(declaration, name);
  const { kind = 'text', isList = false, values = [] } = field ?? {};
  const own =
    cellOfFormat[field?.constraint.format ?? ''] ?? (field?.isUnique ? digits : undefined);
  if (own) return own as Cell<never, unknown>;
  if (isList) return list as Cell<never, unknown>;
  if (kind === 'choice') {
    const named = values.map((value) => [value, words[value] ?? { en: value, 'pt-BR': value }]);
    return choice(Object.fromEntries(named) as CsvChoices);
  }
  const cells = { flag: yesOrNo, whole, number, money, percent: rate, quantity, unitPrice, moment };
  return (kind in cells ? cells[kind as keyof typeof cells] : text) as Cell<never, unknown>;
}

/** A file makes and changes records of the business, by whoever may import. A row of it holds no parts. */
export const canImport = ({ listed, owner, operations, fields }: Declaration) =>
  listed &&
  !owner &&
  operations.includes('CREATE') &&
  operations.includes('UPDATE') &&
  fields.every((field) => field.isReadOnly || isStored(field));

import type { Declaration } from '../records/declare/declaration.ts';
import { parse } from 'graphql';
import type { FieldErrors } from '../errors/errors.ts';
import { pluralOf, toWords } from '../records/declare/sdl-nodes.ts';
import type { Row } from '../records/declare/record.ts';
import { isStored } from '../records/write/validate.ts';
import { choiceWords, fieldWords, kindNoun } from '../records/kind-words.ts';
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
import { canImport } from './can-import.ts';
import { fileReferences } from './file-references.ts';

/**
 * Says what is particular to the file of a domain: its name, and its first columns in their order, which those of the other
 * declared fields follow.
 */
export interface CsvWords {
  fileName: Words;
  columns: Readonly<Record<string, OwnColumn>>;
  /** The declared fields that the file has no column for. */
  leftOut?: readonly string[];
  /** Fields that tell a record where neither its id nor its key is given, although several may share them. */
  matchedBy?: readonly string[];
  /** The words that files from elsewhere or from before have for a field's choices, by the field's name. */
  choices?: Readonly<Record<string, OtherWords>>;
  together?: (given: Row, before: Row | undefined) => { entered: Row; errors: FieldErrors };
}

/**
 * A field that is a record of its own, such as an owner, is written as that one's name. Its own words are for a column
 * that is no field of the kind.
 */
interface OwnColumn extends Partial<Words>, Pick<CsvColumn<never>, 'alsoKnownAs'> {
  cell?: Cell<never, unknown>;
  value?: (node: Row) => unknown;
  form?: (text: string) => string;
  /** The GraphQL selection, where it is not the field; its alias is the column's name. */
  query?: string;
}
type ChoiceWords = Words & { alsoKnownAs?: readonly string[] };
type OtherWords = Readonly<Record<string, readonly string[]>>;
type CsvChoices = Readonly<Record<string, ChoiceWords>>;

export function derivedExport(declaration: Declaration, words?: CsvWords): ListExport {
  const { kind, many } = declaration;
  const columns = columnsOf(declaration, words);
  const operation =
    parse(`query ${pluralOf(kind)}Csv($filter: ${kind}Filter, $sort: ${kind}Sort, $after: String) {
    ${many}(first: 100, after: $after, filter: $filter, sort: $sort) {
      nodes { ${Object.keys(columns)
        .map((name) => {
          return words?.columns[name]?.query ?? selectionOf(declaration, name);
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

function selectionOf(declaration: Declaration, name: string): string {
  if (!isRecord(declaration, name)) return name;
  const title = titleOf(declaration, name);
  return anyKindOf(declaration, name) ? `${name}: ${title}` : `${name} { ${title} }`;
}

/** Returns the reference to any kind whose record, or its kind, is in a column. */
const anyKindOf = (declaration: Declaration, name: string) =>
  fileReferences(declaration).find(
    ({ anyKind, field }) => anyKind && [field, anyKind.name].includes(name),
  )?.anyKind;

export const keyField = ({ fields }: Declaration) =>
  fields.find(({ isUnique }) => isUnique)?.name ?? 'id';

export function columnsOf(declaration: Declaration, words: CsvWords | undefined) {
  const references = fileReferences(declaration);
  const byTitle = new Map(references.map(({ name, field }) => [name, field]));
  const { columns = {}, leftOut = [] } = words ?? {};
  const others = declaration.fields
    .filter((field) => isStored(field) && !leftOut.includes(field.name))
    .filter(({ reference }) => !reference || !(reference.field in columns))
    .filter(({ name }) => !anyKindOf(declaration, byTitle.get(name) ?? name))
    .map(({ name }) => byTitle.get(name) ?? name);
  const key = keyField(declaration);
  const all = new Set([
    ...Object.keys(columns),
    ...others,
    ...(canImport(declaration) ? [key] : []),
    'id',
  ]);
  // Behind the others, because programs know these by their places.
  for (const { name, field } of references) if (all.has(field)) all.add(name);
  for (const { name, field, anyKind } of references) {
    if (anyKind && !leftOut.includes(name))
      for (const each of [anyKind.name, field, name]) all.add(each);
  }
  return Object.fromEntries(
    [...all].map((name) => {
      const own: OwnColumn = columns[name] ?? {};
      const asked = own.query ? (node: Row) => node[name] : undefined;
      const value = own.value ?? asked ?? valueOf(declaration, name, own.form);
      const { alsoKnownAs, cell = cellOf(declaration, name, words?.choices?.[name]) } = own;
      const heading = { ...headingOf(declaration, name), ...wordsIn(own) };
      const field = fieldIn(declaration, name);
      const clock = field?.isCompanyTime ? 'company' : 'caller';
      const formerName = field?.former?.name;
      return [
        name,
        { heading, formerName, ...(alsoKnownAs && { alsoKnownAs }), cell, value, clock },
      ];
    }),
  ) as Readonly<Record<string, CsvColumn<never>>>;
}

function valueOf(declaration: Declaration, name: string, form?: OwnColumn['form']) {
  if (isRecord(declaration, name) && !anyKindOf(declaration, name)) {
    const title = titleOf(declaration, name);
    return (node: Row) => (node[name] as Row | null)?.[title];
  }
  if (!form) return (node: Row) => node[name];
  return (node: Row) => node[name] && form(node[name] as string);
}

const fieldIn = ({ fields }: Declaration, name: string) =>
  fields.find((field) => field.name === name);

/** Whether the field is a record; also one that another domain adds to the kind is. */
const isRecord = (declaration: Declaration, name: string) =>
  name !== 'id' && (fieldIn(declaration, name)?.kind ?? 'other') === 'other';

/** Returns the field of another record that a file writes for it. */
const titleOf = (declaration: Declaration, name: string): string =>
  fileReferences(declaration).find(({ field }) => field === name)?.title ?? 'name';

const wordsIn = ({ en, 'pt-BR': portuguese }: OwnColumn): Partial<Words> =>
  en !== undefined && portuguese !== undefined ? { en, 'pt-BR': portuguese } : {};

function headingOf({ kind, fields }: Declaration, name: string): Words {
  const reference = fields.find((field) => field.name === name)?.reference;
  const shown = reference?.field ?? name;
  const heading = toWords(shown).replace(/^./, (letter) => letter.toUpperCase());
  const words = fieldWords(kind, shown) ?? { en: heading, 'pt-BR': heading };
  return reference ? { en: `${words.en} (Id)`, 'pt-BR': `${words['pt-BR']} (Id)` } : words;
}

const cellOfFormat: Readonly<Record<string, object>> = {
  TAX_ID: taxId,
  CEP: cep,
  PHONE: phone,
};

function cellOf(declaration: Declaration, name: string, otherWords: OtherWords = {}) {
  const field = fieldIn(declaration, name);
  if (name === 'id' || field?.reference) return identifier as Cell<never, unknown>;
  const { kind = 'text', isList = false, values = [] } = field ?? {};
  const own =
    cellOfFormat[field?.constraint.format ?? ''] ?? (field?.isUnique ? digits : undefined);
  if (own) return own as Cell<never, unknown>;
  const anyKind = anyKindOf(declaration, name);
  if (anyKind?.name === name) {
    const nouns = anyKind.hosts.map((host) => [host.kind, kindNoun(host.kind)]);
    return choice(Object.fromEntries(nouns) as CsvChoices) as Cell<never, unknown>;
  }
  if (isList) return list as Cell<never, unknown>;
  if (kind === 'choice') {
    const named = values.map((value) => {
      const alsoKnownAs = otherWords[value];
      const words = choiceWords(declaration.kind, name, value) ?? { en: value, 'pt-BR': value };
      return [value, { ...words, ...(alsoKnownAs && { alsoKnownAs }) }];
    });
    return choice(Object.fromEntries(named) as CsvChoices);
  }
  const cells = {
    day: calendarDay,
    flag: yesOrNo,
    whole,
    number,
    money,
    percent: rate,
    quantity,
    unitPrice,
    moment,
  };
  return (kind in cells ? cells[kind as keyof typeof cells] : text) as Cell<never, unknown>;
}

import type { Group } from '../core/roles.ts';

/** A kind of record as it is chosen by its title. */
export interface ChosenKind {
  kind: string;
  /** The query of the list, and the key of its files: `contracts`. */
  many: string;
  /** The field that is the title of a record. */
  title: string;
  /** Whether the list has a text filter. */
  isSearched: boolean;
  /** Whether the list has neither pages nor a filter. */
  isUnpaged?: boolean;
  /** Whether search finds the records. */
  inSearch?: boolean;
  /** The fields that tell records with the same title apart. */
  details?: readonly string[];
}

/** A kind of record as its screens use it; generated from the SDL. */
export interface RecordDeclaration extends ChosenKind {
  /** The query of one record, and its key in payloads: `contract`. */
  one: string;
  /** The nouns for one record and for several: `contract`, `contracts`. */
  noun: string;
  nouns: string;
  write: Group;
  delete: Group;
  /** The names of fields that lists can be sorted by. */
  sorts: readonly string[];
  order: { field: string; direction: 'ascending' | 'descending' };
  /** Whether records can be created, updated, deleted. */
  canCreate: boolean;
  canUpdate: boolean;
  canDelete: boolean;
  /** Whether several records can be updated and deleted at once. */
  isBulk: boolean;
  isVersioned: boolean;
  /** Whether records can be imported from a file. */
  canImport: boolean;
  fields: readonly DeclaredField[];
  parts: readonly DeclaredPart[];
  /** The lists of other kinds whose records refer to a record. */
  inverses?: readonly DeclaredInverse[];
}

export interface DeclaredInverse extends ChosenKind {
  nouns: string;
  noun: string;
  /** The field that lists the records; the catalogue can name the list by it. */
  field: string;
  /** The field of the other kind that holds the record's id, which is also the name of its filter. */
  by: string;
}

/** A list of rows that belong to a record, in order. */
export interface DeclaredPart {
  name: string;
  /** The name of the list in snapshots of the record. */
  table: string;
  type: string;
  noun: string;
  most: number;
  fields: readonly DeclaredField[];
}

export const plainField = (name: string, more: Partial<DeclaredField> = {}): DeclaredField => ({
  name,
  column: name,
  kind: 'text',
  isRequired: false,
  isSortable: false,
  isCreatable: true,
  isUpdatable: true,
  ...more,
});

export const fieldNamed = ({ fields }: RecordDeclaration, name: string): DeclaredField =>
  fields.find((field) => field.name === name) ?? plainField(name);

export interface DeclaredField {
  name: string;
  /** The name of the field in snapshots of the record. */
  column: string;
  kind: FieldKind;
  /** The record that the field holds the id of. */
  reference?: DeclaredReference;
  isRequired: boolean;
  isSortable: boolean;
  /** Whether the field is entered in a new record, in an existing one. */
  isCreatable: boolean;
  isUpdatable: boolean;
  /** Whether a change of several records at once leaves it out. */
  isSingleOnly?: boolean;
  /** The values of a choice. */
  values?: readonly string[];
  maxLength?: number;
  min?: number;
  max?: number;
  format?:
    | 'EMAIL'
    | 'ADDRESS'
    | 'PICTURE'
    | 'UUID'
    | 'PHONE'
    | 'CEP'
    | 'TAX_ID'
    | 'TIME_ZONE'
    | 'PIX_KEY';
  /** A literal; `now` for the current time. */
  default?: string;
  /** Whether the gateway generates a value when a new record has none. */
  isMade?: boolean;
  /** Whether no two rows of a part can share a value, or both have the flag set. */
  isUnique?: boolean;
  filter?: {
    by: 'ANY' | 'EQUALS' | 'SPAN';
    name: string;
    /** The name in URLs, where it is a former one. */
    urlName?: string;
    /** Whether it has two ends; one by values has them in addition. */
    isRange: boolean;
    /** Whether it can find records without a value. */
    canBeEmpty?: boolean;
  };
}

/** The properties of a field by which a list can be filtered. */
export type FilterField = Pick<DeclaredField, 'name' | 'kind' | 'filter' | 'values' | 'format'> & {
  reference?: object;
};

export interface DeclaredReference extends ChosenKind {
  /** The field that answers the record; lists are sorted by it. */
  field: string;
  /** The field with the record's kind, when it can be of any; its title is a field of the record that refers. */
  kindField?: string;
}

export type FieldKind =
  | 'reference'
  | 'text'
  | 'flag'
  | 'whole'
  | 'number'
  | 'money'
  | 'percent'
  | 'quantity'
  | 'unitPrice'
  | 'moment'
  | 'day'
  | 'choice';

/** Returns the fields that none of the names stands for. */
export function otherFields(
  fields: readonly DeclaredField[],
  named: readonly string[],
): readonly DeclaredField[] {
  const known = new Set(named);
  return fields.filter(({ name }) => !known.has(name));
}

/** Returns the name that a field has on screens and in sort orders: a reference that of the other record. */
export const shownNameOf = ({ name, reference }: Pick<DeclaredField, 'name' | 'reference'>) =>
  reference?.field ?? name;

/** Returns the record that a field refers to; undefined for none, and for one that the caller cannot read. */
export function referredIn(
  { name, reference }: Pick<DeclaredField, 'name' | 'reference'>,
  record: object,
): { kind: string; id: string; name: string } | undefined {
  if (!reference) return undefined;
  const { field, kind, kindField, title } = reference;
  const values = record as Readonly<Record<string, unknown>>;
  if (kindField !== undefined) {
    const found = { kind: values[kindField], id: values[name], name: values[title] };
    return typeof found.name === 'string' ? (found as ReturnType<typeof referredIn>) : undefined;
  }
  const found = values[field] as Record<string, unknown> | null | undefined;
  return found ? { kind, id: String(found.id), name: String(found[title]) } : undefined;
}

export interface DeclaredRecord {
  __typename?: string;
  id: string;
  version: number;
  [field: string]: unknown;
}

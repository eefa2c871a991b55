import type { Group } from '../core/roles.ts';

/** A kind of record as its screens know it; generated from the SDL. */
export interface RecordDeclaration {
  kind: string;
  /** The query of one record, and its key in payloads: `contract`. */
  one: string;
  /** The query of the list, and the key of its files: `contracts`. */
  many: string;
  /** The words for one record and for several: `contract`, `contracts`. */
  noun: string;
  nouns: string;
  /** The field by which people know a record. */
  title: string;
  write: Group;
  delete: Group;
  /** The names of fields that order the list. */
  sorts: readonly string[];
  order: { field: string; direction: 'ascending' | 'descending' };
  /** Whether the kind has the operation that creates a record; those below: changes one, deletes one. */
  canCreate: boolean;
  canUpdate: boolean;
  canDelete: boolean;
  /** Whether several can be changed and deleted at once. */
  isBulk: boolean;
  isVersioned: boolean;
  /** Whether a file can make and change records. */
  isImported: boolean;
  /** Whether the list has a text filter. */
  isSearched: boolean;
  fields: readonly DeclaredField[];
  parts: readonly DeclaredPart[];
}

/** The rows that go with a record, in their order. */
export interface DeclaredPart {
  name: string;
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
  isEntered: true,
  isChanged: true,
  ...more,
});

export const fieldNamed = ({ fields }: RecordDeclaration, name: string): DeclaredField =>
  fields.find((field) => field.name === name) ?? plainField(name);

export interface DeclaredField {
  name: string;
  /** The name under which copies of the record hold it. */
  column: string;
  kind: FieldKind;
  isRequired: boolean;
  isSortable: boolean;
  /** Whether people give it when a record is made, and below, when it is changed. */
  isEntered: boolean;
  isChanged: boolean;
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
    | 'DAY'
    | 'TIME_ZONE'
    | 'PIX_KEY';
  /** A literal; `now` for the moment. */
  default?: string;
  /** Whether the gateway makes a value where a new record has none. */
  isMade?: boolean;
  /** Whether no two rows of a part may share a value, or both have the flag set. */
  isUnique?: boolean;
  filter?: { by: 'ANY' | 'EQUALS' | 'SPAN'; name: string };
}

export type FieldKind =
  | 'text'
  | 'flag'
  | 'whole'
  | 'number'
  | 'money'
  | 'percent'
  | 'quantity'
  | 'unitPrice'
  | 'moment'
  | 'choice';

export interface DeclaredRecord {
  __typename?: string;
  id: string;
  version: number;
  [field: string]: unknown;
}

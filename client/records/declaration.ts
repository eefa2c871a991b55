import type { Group } from '../core/roles.ts';

/** A kind of record as its screens know it; generated from the SDL. */
export interface RecordDeclaration {
  kind: string;
  /** The query of one, and the key of one in payloads: `contract`. */
  one: string;
  /** The query of the list, and the key of its files: `contracts`. */
  many: string;
  /** `contract`, `contracts`. */
  noun: string;
  nouns: string;
  /** The field that people know one by. */
  title: string;
  write: Group;
  delete: Group;
  /** Names of fields that order the list. */
  sorts: readonly string[];
  order: { field: string; direction: 'ascending' | 'descending' };
  /** What can be done with one. */
  canCreate: boolean;
  canUpdate: boolean;
  canDelete: boolean;
  /** Several can be changed and deleted at once. */
  isBulk: boolean;
  isVersioned: boolean;
  /** A file makes and changes them. */
  isImported: boolean;
  /** The list has a text filter. */
  isSearched: boolean;
  fields: readonly DeclaredField[];
  parts: readonly DeclaredPart[];
}

/** Rows that go with a record, in their order. */
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
  /** Where copies of the record hold it. */
  column: string;
  kind: FieldKind;
  isRequired: boolean;
  isSortable: boolean;
  /** Given by people when one is made, and when it is changed. */
  isEntered: boolean;
  isChanged: boolean;
  /** Of a choice. */
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
  /** The gateway makes one where a new record has none. */
  isMade?: boolean;
  /** At most one row of a part has it. */
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

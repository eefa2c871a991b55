export interface Declaration {
  kind: string;
  one: string;
  /** The field of the list, and the table: `contracts`. */
  many: string;
  title: string;
  read: string;
  write: string;
  delete: string;
  order: DeclaredOrder;
  versioned: boolean;
  bulk: boolean;
  /** Whether the kind has lists; otherwise its records are read only through other records. */
  listed: boolean;
  /** The column with the account that owns each record. */
  owner: string | undefined;
  operations: readonly Operation[];
  inSearch: boolean;
  /** Fields that tell records with the same title apart. */
  details: readonly string[];
  fields: readonly DeclaredField[];
  /** The fields of other kinds that hold the id of a record. */
  referringFields: ReferringField[];
}

export type Operation = 'CREATE' | 'UPDATE' | 'DELETE';

export interface DeclaredOrder {
  field: string;
  direction: 'ascending' | 'descending';
}

export type FieldKind =
  | 'text'
  | 'id'
  | 'flag'
  | 'whole'
  | 'number'
  | 'money'
  | 'percent'
  | 'quantity'
  | 'unitPrice'
  | 'moment'
  | 'day'
  | 'choice'
  | 'other';

export interface DeclaredField {
  name: string;
  description: string;
  kind: FieldKind;
  /** The name of the field's type, without list and `!`. */
  type: string;
  isRequired: boolean;
  isList: boolean;
  values: readonly string[];
  constraint: Constraint;
  /** `value` is a literal; the gateway fills in `now` and a missing value. */
  default: { value?: string } | undefined;
  column: string;
  /** The former name of a day that was a time. */
  former: FormerName | undefined;
  /** The column that lists are sorted by; undefined when they cannot be sorted by this field. */
  sortColumn: string | undefined;
  isSearched: boolean;
  isReadOnly: boolean;
  /** A time whose day is in the company's time zone. */
  isCompanyTime: boolean;
  calendarDay: CalendarDay | undefined;
  isCreateOnly: boolean;
  /** Whether a change of several records at once leaves it out. */
  isSingleOnly: boolean;
  isUnique: boolean;
  isPicture: boolean;
  filter: DeclaredFilter | undefined;
  part: DeclaredPart | undefined;
  /** The record whose id the field holds. */
  reference: DeclaredReference | undefined;
  /** Arguments of `@personal`; undefined without it. */
  personal: Personal | undefined;
  /** The fields of the plain object that the field has, or a list of; empty for any other type. */
  inner: readonly DeclaredField[];
}

/** Arguments of `@personal`: without any, the field tells of a person and anonymizing empties it. */
export interface Personal {
  /** Why the field does not tell of a person. */
  not?: string;
  /** Why anonymizing keeps it although it tells of a person. */
  keep?: string;
}

/** Arguments of `@formerly`: the names of the deprecated twins of a day and of its filters. */
export interface FormerName {
  name: string;
  filter?: string;
  /** Whether the column keeps a time that was given under the former name. */
  keepsTime?: boolean;
}

export interface DeclaredFilter {
  by: 'ANY' | 'EQUALS' | 'SPAN';
  name: string;
  column: string;
  /** Whether there is a filter from a value to another one; of a whole number in addition to its values. */
  isRange: boolean;
}

/** Arguments of `@calendarDay`, for a time that stands for a day. */
export interface CalendarDay {
  /** The flag without which it is a time. */
  where?: string;
  /** The field that says the day; a new record needs either. */
  day?: string;
  /** Whether the day ends before the value. */
  exclusive?: boolean;
}

/** An ordered list of rows that belong to the record and are deleted with it. */
export interface DeclaredPart {
  field: string;
  type: string;
  table: string;
  /** The column of the record's id. */
  key: string;
  most: number;
  fields: readonly DeclaredField[];
}

export interface Constraint {
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
}

/** A field that holds the id of a record of another kind. */
export interface DeclaredReference {
  /** The field that answers the record itself. */
  field: string;
  /**
   * The kind of the record, and its declaration; undefined for accounts, which are not declared, and for a reference to
   * any kind.
   */
  kind: string;
  to?: Declaration | undefined;
  /** The column with the kind of the record, of a reference to any kind. */
  kindColumn: string | undefined;
  /** The kinds that a reference to any kind can be to. */
  hosts?: readonly Declaration[];
  /** The type of the field: the kind, or another view of its records. */
  type: string;
  /** Says how the deletion of the other record changes this one. */
  onDelete: OnDelete;
  /** The field of the other record with the records that refer to it. */
  inverse: string | undefined;
}

export type OnDelete = 'CLEAR' | 'REFUSE' | 'CASCADE';

/** A field of another kind that holds the id of a record. */
export interface ReferringField {
  declaration: Declaration;
  name: string;
  column: string;
  reference: DeclaredReference;
}

import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import type { DeclaredField, DeclaredPart, DeclaredRecord } from '../declaration.ts';

/** A number, or its text while it is none yet; a day; a choice; several texts; rows; another record. */
export type FieldValue = string | number | boolean | string[] | PartRow[] | Chosen[];

export interface Chosen {
  id: string;
  name: string;
}

export type FieldValues = Record<string, FieldValue>;

export interface PartRow {
  key: string;
  [field: string]: string | number | boolean;
}

export type FormOf = UseFormReturnType<FieldValues>;

/** How a field is entered where its declaration does not tell. */
export interface FieldEntry {
  /** Fields that it enters together, which `inputOf` answers by name; empty where it only shows. */
  of?: readonly string[];
  /** Where it stands in a page: fields that are entered together with it. */
  with?: readonly string[];
  input?: (given: InputGiven) => ReactNode;
  /** What is entered, of a stored record or a new one. */
  startOf?: (record?: DeclaredRecord) => FieldValue;
  /** What is wrong with it, null for nothing; undefined leaves it to the declaration. */
  check?: (value: FieldValue, values: FieldValues) => string | null | undefined;
  inputOf?: (value: FieldValue, values: FieldValues) => unknown;
  textOf?: (value: FieldValue) => string;
}

export type Entries = Readonly<Record<string, FieldEntry>>;

export interface InputGiven {
  form: FormOf;
  name: string;
  look: InputLook;
  /** Where the field stands in a page: saves it. */
  submit?: () => void;
}

export interface InputLook {
  label?: string;
  'aria-label'?: string;
  'data-autofocus'?: true;
  autoFocus?: true;
  description?: string;
  inputWrapperOrder?: ('label' | 'input' | 'description' | 'error')[];
  required?: boolean;
  size?: 'xs';
}

export interface EnteredIn {
  fields: readonly DeclaredField[];
  parts: readonly DeclaredPart[];
}

import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import type { DeclaredField, DeclaredPart, DeclaredRecord } from '../declaration.ts';

/** A number, or its text while it is not a number yet; a day; a choice; several texts; rows; another record. */
export type FieldValue = string | number | boolean | string[] | PartRow[] | ReferenceValue[];

export interface ReferenceValue {
  id: string;
  name: string;
  /** Its kind, where the reference is to a record of any kind. */
  kind?: string;
}

/** A record with its kind, which the field of a reference to any kind needs. */
export interface RecordValue extends ReferenceValue {
  kind: string;
}

export type FieldValues = Record<string, FieldValue>;

export interface PartRow {
  key: string;
  [field: string]: string | number | boolean | ReferenceValue[];
}

export type DeclaredFormApi = UseFormReturnType<FieldValues>;

/** Defines how a field is entered where its declaration does not. */
export interface FieldOverride {
  /** The fields that this input enters together; `inputOf` returns them by name. Empty when it only displays. */
  of?: readonly string[];
  /** The fields that are edited together with this one on the page of a record. */
  with?: readonly string[];
  input?: (given: InputGiven) => ReactNode;
  /** Returns the initial value of a stored or a new record. */
  startOf?: (record?: DeclaredRecord) => FieldValue;
  /** Returns the error of a value, null for none; undefined uses the declaration's check. */
  check?: (value: FieldValue, values: FieldValues) => string | null | undefined;
  inputOf?: (value: FieldValue, values: FieldValues) => unknown;
  textOf?: (value: FieldValue) => string;
}

export type FieldOverrides = Readonly<Record<string, FieldOverride>>;

/** Returns the fields that are entered by the inputs of others. */
export const enteredWith = (names: readonly string[], overrides: FieldOverrides): string[] =>
  names.flatMap((name) => [...(overrides[name]?.of ?? []), ...(overrides[name]?.with ?? [])]);

export interface InputGiven {
  form: DeclaredFormApi;
  name: string;
  inputProps: FieldInputProps;
  /** Saves the field when it is edited in place on a page. */
  submit?: () => void;
}

export interface FieldInputProps {
  label?: string;
  'aria-label'?: string;
  placeholder?: string;
  'data-autofocus'?: true;
  autoFocus?: true;
  description?: string;
  inputWrapperOrder?: ('label' | 'input' | 'description' | 'error')[];
  required?: boolean;
  size?: 'xs';
}

export interface FormContents {
  fields: readonly DeclaredField[];
  parts: readonly DeclaredPart[];
}

import type { DocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';
import {
  type DeclaredPart,
  type DeclaredRecord,
  fieldNamed,
  otherFields,
  type RecordDeclaration,
} from '../declaration.ts';
import { documentsOf } from '../documents.ts';
import type { OwnWords } from '../fieldWords.ts';
import type {
  FormContents,
  FieldOverrides,
  FieldValues,
  DeclaredFormApi,
  FieldInputProps,
} from './fieldOverrides.ts';
import { enteredWith } from './fieldOverrides.ts';
import { enteredFields } from './fieldValues.ts';

/** Overrides of the form that is derived from the declaration. */
export interface FormConfig {
  /** GraphQL documents that select more fields than the derived ones. */
  documents?: Partial<Record<'one' | 'create' | 'update', DocumentNode>>;
  /** Returns the initial values of a new record from the URL. */
  start?: (
    parameters: URLSearchParams,
    declaration: RecordDeclaration,
  ) => Promise<FormStart | undefined>;
  useForm: (stored?: DeclaredRecord) => FormDescription;
}

export interface FormStart {
  name: string;
  original?: DeclaredRecord;
  values?: FieldValues;
}

export interface FormDescription {
  /**
   * The form's sections; fields that they do not name follow in the last one with inputs, parts in sections of their own.
   */
  sections?: readonly FormSectionRow[];
  /** Whether only these sections are shown. */
  isPart?: boolean;
  /** The fields and parts that are entered elsewhere. */
  elsewhere?: readonly string[];
  fieldOverrides?: FieldOverrides;
  parts?: readonly DeclaredPart[];
  words?: OwnWords;
  /** Hints below inputs, by path: `addresses.label`. */
  hints?: Readonly<Record<string, string>>;
  isShown?: (name: string, values: FieldValues) => boolean;
  /** The page title of a new record, and the label of its button. */
  labels?: { new: string; create: string };
}

export interface FormSectionRow {
  title?: string;
  fields?: readonly string[];
  render?: (given: SectionGiven) => ReactNode;
  /** A part whose rows are shown here instead of `fields`. */
  part?: string;
  none?: string;
}

interface SectionGiven {
  form: DeclaredFormApi;
  /** The version that the next save overwrites. */
  base: DeclaredRecord | undefined;
  isSaving: boolean;
}

/** Shows the hint below the input, so that inputs beside it stay aligned. */
export const hintProps = (hint: string | undefined): Partial<FieldInputProps> =>
  hint === undefined
    ? {}
    : { description: hint, inputWrapperOrder: ['label', 'input', 'description', 'error'] };

export const defaultForm: FormConfig = { useForm: () => ({}) };

type Documents = ReturnType<typeof documentsOf>;

export const formDocuments = (
  declaration: RecordDeclaration,
  { documents = {} }: FormConfig,
): Pick<Documents, 'one' | 'create' | 'update'> => ({
  ...documentsOf(declaration),
  ...(documents as Partial<Documents>),
});

export function sectionsOf(
  declaration: RecordDeclaration,
  description: FormDescription,
  isNew: boolean,
): readonly FormSectionRow[] {
  const { sections = [], fieldOverrides = {}, elsewhere = [], isPart = false } = description;
  if (isPart) return sections;
  const own = sections.flatMap(({ fields = [], part = '' }) => [...fields, part]);
  const named = [...own, ...enteredWith(own, fieldOverrides), ...elsewhere];
  const fields = otherFields(enteredFields(declaration, isNew), named).map(({ name }) => name);
  const parts = declaration.parts.filter(({ name }) => !named.includes(name));
  return [...withOthers(sections, fields), ...parts.map(({ name }) => ({ part: name }))];
}

/** Returns the sections with the other fields in the last one that shows inputs. */
function withOthers(
  sections: readonly FormSectionRow[],
  others: readonly string[],
): readonly FormSectionRow[] {
  if (others.length === 0) return sections;
  const last = sections.findLastIndex(({ fields, render }) => fields && !render);
  const { fields = [], ...section } = sections[last] ?? {};
  const filled = { ...section, fields: [...fields, ...others] };
  return last < 0 ? [...sections, filled] : sections.with(last, filled);
}

export function formContents(
  declaration: RecordDeclaration,
  description: FormDescription,
  isNew: boolean,
): FormContents {
  const sections = sectionsOf(declaration, description, isNew);
  const { fieldOverrides = {} } = description;
  const fields = sections.flatMap(({ fields: names = [] }) =>
    names.map((name) => fieldNamed(declaration, name)),
  );
  return {
    fields: fields.filter(
      ({ name, isCreatable, isUpdatable }) =>
        fieldOverrides[name]?.of !== undefined || (isNew ? isCreatable : isUpdatable),
    ),
    parts: sections.flatMap(({ part }) =>
      part === undefined ? [] : partNamed(declaration, description, part),
    ),
  };
}

/**
 * Returns the submitted fields: those shown, and those with an `inputOf`, which decide themselves what is submitted.
 */
export const submittedValues = (
  { fields, parts }: FormContents,
  { fieldOverrides = {}, isShown = () => true }: FormDescription,
  values: FieldValues,
): FormContents => ({
  fields: fields.filter(({ name }) => fieldOverrides[name]?.inputOf ?? isShown(name, values)),
  parts,
});

export const partNamed = (
  { parts }: RecordDeclaration,
  { parts: own = [] }: FormDescription,
  name: string,
): DeclaredPart => [...own, ...parts].find((part) => part.name === name)!;

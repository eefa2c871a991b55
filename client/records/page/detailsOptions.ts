import type { DocumentNode } from 'graphql';
import type { ReactNode } from 'react';
import type { DeclaredRecord, RecordDeclaration } from '../declaration.ts';
import type { FieldWords } from '../fieldWords.ts';
import type { FieldOverrides } from '../form/fieldOverrides.ts';

export interface DetailsOf {
  declaration: RecordDeclaration;
  record: DeclaredRecord;
  /** Components, by field, that show more than the field's text. */
  shows?: Readonly<Record<string, ReactNode>> | undefined;
  /** Overrides of the default inputs, by field; also of fields that the declaration of the client lacks. */
  fieldOverrides?: FieldOverrides | undefined;
  /** A mutation that returns more fields of the record than the default one. */
  update?: DocumentNode | undefined;
}

export interface DetailsOptions extends DetailsOf {
  words: FieldWords;
  isEditable: boolean;
}

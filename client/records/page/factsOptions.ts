import type { DocumentNode } from 'graphql';
import type { ReactNode } from 'react';
import type { DeclaredRecord, RecordDeclaration } from '../declaration.ts';
import type { FieldWords } from '../fieldWords.ts';
import type { Entries } from '../form/entries.ts';

export interface FactsOf {
  declaration: RecordDeclaration;
  record: DeclaredRecord;
  /** By field, what shows more than its text. */
  shows?: Readonly<Record<string, ReactNode>> | undefined;
  /** By field, what enters it otherwise than its kind does; also of fields that are not declared to screens. */
  entries?: Entries | undefined;
  /** Answers more of the record than the usual one. */
  update?: DocumentNode | undefined;
}

export interface FactsOptions extends FactsOf {
  words: FieldWords;
  isEditable: boolean;
}

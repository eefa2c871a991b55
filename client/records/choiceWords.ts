import type { TFunction } from 'i18next';
import { spelledOut } from './recordWords.ts';

interface Choice {
  kind: string;
  field: string;
}

export const choiceKey = ({ kind, field }: Choice, value: string) =>
  `choicesOf.${kind}.${field}.${value}`;

/** Returns the label of a choice's value in the reader's language, otherwise from the SDL. */
export const choiceText = (t: TFunction<'records'>, choice: Choice, value: string): string =>
  t(choiceKey(choice, value) as 'fields.createdAt', { defaultValue: spelledOut(value) });

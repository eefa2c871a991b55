import { drafts } from '../../app/drafts.ts';
import { isSame } from './mergeVersions.ts';

interface Kept {
  values: object;
  /** The record that the values were typed over; null for a new one. */
  base: object | null;
}

export interface FormDraft extends Kept {
  /** When it was last typed in. */
  at: string;
}

const nameOf = (form: string) => `Form ${form}`;

export function draftOf(form: string): FormDraft | undefined {
  const draft = drafts.read<Kept>(nameOf(form));
  return draft && { ...draft.content, at: draft.at };
}

/** Keeps what stands in a form, unless that is what it started with. */
export function keepDraft(form: string, draft: Kept, initial: object): void {
  if (isSame(draft.values, initial)) dropDraft(form);
  else drafts.write(nameOf(form), draft);
}

export const dropDraft = (form: string): void => drafts.drop(nameOf(form));

import { useWindowEvent } from '@mantine/hooks';
import { drafts } from '../../core/drafts.ts';
import { isEqual } from './isEqual.ts';

interface Kept {
  values: object;
  /** The record that was edited; null for a new one. */
  base: object | null;
}

export interface FormDraft extends Kept {
  at: string;
}

const nameOf = (form: string) => `Form ${form}`;

export function draftOf(form: string): FormDraft | undefined {
  const draft = drafts.read<Kept>(nameOf(form));
  return draft && { ...draft.content, at: draft.at };
}

/** Keeps the draft of this tab when another tab saves and deletes it: `keep` stores it again. */
export function useOwnDraft(form: string, keep: () => void): void {
  useWindowEvent('storage', ({ key, newValue }) => {
    if (newValue === null && key?.endsWith(`/${nameOf(form)}`)) keep();
  });
}

/** Deletes the draft when the values are the initial ones. */
export function keepDraft(form: string, draft: Kept, initial: object): void {
  if (isEqual(draft.values, initial)) dropDraft(form);
  else drafts.write(nameOf(form), draft);
}

/** Returns the draft that a new record's form starts with when its creation is undone. */
export const typedDraft = (form: string, values: object) => ({
  name: nameOf(form),
  content: { values, base: null } satisfies Kept,
});

export const dropDraft = (form: string): void => drafts.drop(nameOf(form));

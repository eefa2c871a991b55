import { session } from '../../app/session.ts';
import { storedState } from '../../app/stored-state.ts';
import { isSame } from './mergeVersions.ts';

export interface FormDraft {
  values: object;
  /** The record that the values were typed over; null for a new one. */
  base: object | null;
  /** When it was last typed in. */
  at: string;
}

const MOST_KEPT = 50;

/** What was typed and not saved, by who typed it and by the form's name; it outlasts a reload. */
const drafts = storedState<Record<string, FormDraft>>('form-drafts', {});

const keyOf = (form: string) => `${session.read().user?.id}/${form}`;

export const draftOf = (form: string): FormDraft | undefined => drafts.read()[keyOf(form)];

/** Keeps what stands in a form, unless that is what it started with. */
export function keepDraft(form: string, draft: Omit<FormDraft, 'at'>, initial: object): void {
  if (isSame(draft.values, initial)) return dropDraft(form);
  const others = Object.entries(drafts.read()).filter(([key]) => key !== keyOf(form));
  const newest = others.toSorted(([, one], [, other]) => (one.at < other.at ? 1 : -1));
  const kept = { ...draft, at: new Date().toISOString() };
  drafts.write(Object.fromEntries([[keyOf(form), kept], ...newest.slice(0, MOST_KEPT - 1)]));
}

export function dropDraft(form: string): void {
  const all = { ...drafts.read() };
  delete all[keyOf(form)];
  drafts.write(all);
}

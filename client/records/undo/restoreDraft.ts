import { drafts } from '../../core/drafts.ts';
import type { NamedDraft } from '../../core/undoStack.ts';

/** Puts the typed values back into their form, unless something was typed into it since. */
export function restoreDraft({ name, content }: NamedDraft): void {
  if (!drafts.read(name)) drafts.write(name, content);
}

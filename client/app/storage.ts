/** What is typed and not saved: it gives way to what has to be stored. */
export const DRAFT_PREFIX = 'draft/';

/** Stores a text, for which the oldest drafts make room; answers whether it is stored. */
export function storeText(key: string, text: string): boolean {
  const drafts = draftKeys().filter((each) => each !== key);
  for (;;) {
    try {
      localStorage.setItem(key, text);
      return true;
    } catch {
      const oldest = drafts.shift();
      if (oldest === undefined) return false;
      localStorage.removeItem(oldest);
    }
  }
}

/** The keys of the stored drafts, the oldest first. */
export function draftKeys(): string[] {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
  const dated = keys
    .filter((key) => key.startsWith(DRAFT_PREFIX))
    .map((key) => ({ key, at: parsed<{ at?: string }>(localStorage.getItem(key))?.at ?? '' }));
  return dated.toSorted((one, other) => (one.at < other.at ? -1 : 1)).map(({ key }) => key);
}

/** What cannot be read is as if it had never been stored. */
export function parsed<State>(text: string | null): State | undefined {
  try {
    return (JSON.parse(text ?? 'null') as State | null) ?? undefined;
  } catch {
    return undefined;
  }
}

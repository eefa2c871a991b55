/** The prefix of the keys of drafts, which are removed when the storage is full. */
export const DRAFT_PREFIX = 'draft/';

/** Removes the oldest drafts to free space; false when the value still does not fit. */
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

export function draftKeys(): string[] {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
  const dated = keys
    .filter((key) => key.startsWith(DRAFT_PREFIX))
    .map((key) => ({ key, at: parsed<{ at?: string }>(localStorage.getItem(key))?.at ?? '' }));
  return dated.toSorted((one, other) => (one.at < other.at ? -1 : 1)).map(({ key }) => key);
}

/** Returns the parsed JSON; undefined when it is unreadable. */
export function parsed<State>(text: string | null): State | undefined {
  try {
    return (JSON.parse(text ?? 'null') as State | null) ?? undefined;
  } catch {
    return undefined;
  }
}

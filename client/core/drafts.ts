import { useSyncExternalStore } from 'react';
import { session, useSession } from './session.ts';
import { DRAFT_PREFIX, draftKeys, parsed, storeText } from './storage.ts';

/** Content that was typed and not saved. */
export interface Draft<Content> {
  content: Content;
  at: string;
}

const MOST_KEPT = 50;
const WRITE_AFTER_MS = 500;

/** Holds entries that cannot be stored. An entry without a draft was deleted. */
const known = new Map<string, Draft<unknown> | undefined>();
const unwritten = new Set<string>();
const listeners = new Set<() => void>();
let timer: number | undefined;

const keyOf = (name: string, userId = session.read().user?.id) =>
  `${DRAFT_PREFIX}${userId}/${name}`;

function read<Content>(key: string): Draft<Content> | undefined {
  if (!known.has(key)) known.set(key, parsed<Draft<unknown>>(localStorage.getItem(key)));
  return known.get(key) as Draft<Content> | undefined;
}

function write(key: string, content: unknown): void {
  known.set(key, content === undefined ? undefined : { content, at: new Date().toISOString() });
  unwritten.add(key);
  timer ??= window.setTimeout(flush, WRITE_AFTER_MS);
  listeners.forEach((listener) => listener());
}

/** Stores the changes since the last pause. */
function flush(): void {
  window.clearTimeout(timer);
  timer = undefined;
  for (const key of unwritten) {
    const draft = known.get(key);
    if (draft) storeText(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  }
  unwritten.clear();
  for (const key of draftKeys().slice(0, -MOST_KEPT)) localStorage.removeItem(key);
}

window.addEventListener('pagehide', flush);
document.addEventListener('visibilitychange', () => document.hidden && flush());
window.addEventListener('storage', ({ key }) => {
  // The event has no key when the whole storage was cleared.
  if (key !== null && !key.startsWith(DRAFT_PREFIX)) return;
  if (key === null) {
    known.clear();
    unwritten.clear();
  } else if (!unwritten.has(key)) known.delete(key);
  listeners.forEach((listener) => listener());
});

/** The drafts of the signed-in user, by name: `Customer 12`, `Note on customer 12`. */
export const drafts = {
  read: <Content>(name: string) => read<Content>(keyOf(name)),
  write: (name: string, content: unknown) => write(keyOf(name), content),
  drop: (name: string) => write(keyOf(name), undefined),
};

export type DraftField<Content> = ReturnType<typeof useDraft<Content>>;

/** Keeps a draft that survives leaving the page, a reload and a full storage. */
export function useDraft<Content>(name: string, initial: Content) {
  const { user } = useSession();
  const key = keyOf(name, user?.id);
  const draft = useSyncExternalStore(subscribe, () => read<Content>(key));
  return {
    content: draft ? draft.content : initial,
    isDraft: draft !== undefined,
    change: (content: Content) => write(key, content === initial ? undefined : content),
    drop: () => write(key, undefined),
    /** The current value, since a request may take long. */
    current: () => read<Content>(key)?.content ?? initial,
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

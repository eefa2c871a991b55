import { DRAFT_PREFIX, parsed, storeText } from './storage.ts';

/** The keys that stored drafts together before each had a key of its own, and the current names of these drafts. */
const former: readonly [key: string, nameOf: (name: string) => string][] = [
  ['form-drafts', (form) => `Form ${form}`],
  ['message-drafts', (answered) => `Mail ${answered}`],
];

/** Migrates the drafts of earlier versions, so that text typed before an update is restored in its form afterwards. */
export function migrateDrafts(): void {
  for (const [key, nameOf] of former) {
    const all = parsed<Record<string, { at?: string }>>(localStorage.getItem(key)) ?? {};
    for (const [owner, { at, ...content }] of Object.entries(all)) {
      const [userId, ...name] = owner.split('/');
      const moved = { content, at: at ?? new Date().toISOString() };
      storeText(`${DRAFT_PREFIX}${userId}/${nameOf(name.join('/'))}`, JSON.stringify(moved));
    }
    localStorage.removeItem(key);
  }
}

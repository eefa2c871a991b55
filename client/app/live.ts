import type { ApolloClient, DocumentNode } from '@apollo/client';

/** What pages read, other than forms. */
export const readByPages = new WeakSet<DocumentNode>();

/** Whether others have changed what the shown pages do not show yet. */
let isOld = false;
const drags = new Set<object>();

export const noteChanges = () => void (isOld = true);

export function startLive(): void {
  isOld = false;
  drags.clear();
}

export const holdForDrag = (drag: object) => void drags.add(drag);
export const letGoAfterDrag = (drag: object) => void drags.delete(drag);

const ENTRY =
  'input:not([type=checkbox], [type=radio], [type=search]), textarea, [contenteditable=true]';

/** Whoever types, drags or has a panel open sees what they began with until they have done. */
export const isBusy = () =>
  drags.size > 0 ||
  document.querySelector(':active') !== null ||
  document.activeElement?.closest(`${ENTRY}, [role=dialog]`) != null;

/** Asks again for what the shown pages read. What does not come is asked for the next time. */
export async function renewShown(client: ApolloClient): Promise<void> {
  if (!isOld || isBusy()) return;
  isOld = false;
  try {
    const { takeShown } = await import('./takeShown.ts');
    if (!(await takeShown(client))) isOld = true;
  } catch {
    isOld = true;
  }
}

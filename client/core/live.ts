/** The state of the session: whether others have made changes that the shown pages do not show yet. */
export let shown = unseen();

export const drags = new Set<object>();

function unseen(): { isOld: boolean; latest?: string | null } {
  return { isOld: false };
}

/** The identifier of the latest change, once it is known. */
export function seeActivity(latest: string | null | undefined): void {
  if (latest === undefined) return;
  if (shown.latest !== undefined && shown.latest !== latest) noteChanges();
  shown.latest = latest;
}

export const noteChanges = () => void (shown.isOld = true);

export function startLive(): void {
  shown = unseen();
  drags.clear();
}

/** The state of the session: whether others have made changes that the shown pages do not show yet, and of which kinds. */
export let shown = unseen();

export const drags = new Set<object>();

interface Unseen {
  isOld: boolean;
  /** The kinds of the changed records; undefined when any may have changed. */
  kinds: ReadonlySet<string> | undefined;
  latest?: string | null;
}

function unseen(): Unseen {
  return { isOld: false, kinds: new Set() };
}

/** The identifier of the latest change, once it is known. While changes are told of, it is no news. */
export function seeActivity(latest: string | null | undefined): void {
  if (latest === undefined) return;
  if (shown.latest !== undefined && shown.latest !== latest && !isFollowing) noteChanges();
  shown.latest = latest;
}

/** Notes that records of these kinds have changed, or any records. */
export function noteChanges(kinds?: Iterable<string>): void {
  shown.isOld = true;
  shown.kinds = kinds && shown.kinds && new Set([...shown.kinds, ...kinds]);
}

/** Takes what was noted, to be shown now. */
export function takeNoted(): Pick<Unseen, 'kinds'> {
  const { kinds } = shown;
  Object.assign(shown, { isOld: false, kinds: new Set() });
  return { kinds };
}

export function startLive(): void {
  shown = unseen();
  drags.clear();
  follow(false);
}

/** Whether changes are told of as they happen. */
export let isFollowing = false;

export const follow = (isOn: boolean) => void (isFollowing = isOn);

const onTheWay = new Set<object>();
const waiting: (() => void)[] = [];
let beginsAndEnds = 0;

/** Answers what to call when the change has ended. */
export function beginChange(): () => void {
  const change = {};
  beginsAndEnds += 1;
  onTheWay.add(change);
  return () => {
    beginsAndEnds += 1;
    onTheWay.delete(change);
    // What follows from its answer comes first.
    if (onTheWay.size === 0) setTimeout(go);
  };
}

/** Another number once a change has begun or ended. */
export const changesSoFar = () => beginsAndEnds;

/** Resolves when no change is on its way. */
export const changesEnded = () =>
  new Promise<void>((resolve) => (onTheWay.size > 0 ? void waiting.push(resolve) : resolve()));

/** Answers whether no change was on its way since. */
export function watchChanges(): () => boolean {
  const before = beginsAndEnds;
  return () => beginsAndEnds === before && onTheWay.size === 0;
}

export function forgetChanges(): void {
  onTheWay.clear();
  go();
}

function go(): void {
  for (const each of waiting.splice(0)) each();
}

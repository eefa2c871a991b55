const onTheWay = new Set<object>();
const waiting: (() => void)[] = [];
let beginsAndEnds = 0;

/** Begins a change. Returns the function to call when it has ended. */
export function beginMutation(): () => void {
  const change = {};
  beginsAndEnds += 1;
  onTheWay.add(change);
  return () => {
    beginsAndEnds += 1;
    onTheWay.delete(change);
    // Changes that follow from its answer come first.
    if (onTheWay.size === 0) setTimeout(go);
  };
}

/** Returns a number that is another one once a change has begun or ended. */
export const mutationsSoFar = () => beginsAndEnds;

/** Resolves when no change is on its way. */
export const mutationsEnded = () =>
  new Promise<void>((resolve) => (onTheWay.size > 0 ? void waiting.push(resolve) : resolve()));

/** Returns a function that tells whether no change was on its way since. */
export function watchMutations(): () => boolean {
  const before = beginsAndEnds;
  return () => beginsAndEnds === before && onTheWay.size === 0;
}

export function forgetMutations(): void {
  onTheWay.clear();
  go();
}

function go(): void {
  for (const each of waiting.splice(0)) each();
}

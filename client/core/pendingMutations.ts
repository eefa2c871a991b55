const onTheWay = new Set<object>();
const waiting: (() => void)[] = [];
let beginsAndEnds = 0;

/** Starts a mutation. Returns the function to call when it has ended. */
export function beginMutation(): () => void {
  const change = {};
  beginsAndEnds += 1;
  onTheWay.add(change);
  return () => {
    beginsAndEnds += 1;
    onTheWay.delete(change);
    // Mutations that follow from its response start first.
    if (onTheWay.size === 0) setTimeout(go);
  };
}

/** Returns a number that changes whenever a mutation starts or ends. */
export const mutationsSoFar = () => beginsAndEnds;

/** Resolves when no mutation is pending. */
export const mutationsEnded = () =>
  new Promise<void>((resolve) => (onTheWay.size > 0 ? void waiting.push(resolve) : resolve()));

/** Returns a function that tells whether no mutation was pending since. */
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

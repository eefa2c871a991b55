/** The preloaded queries that no page has left yet, by the value that the loader returns. */
const preloads = new Map<object, Arrival>();

interface Arrival {
  come: Promise<void>;
  release: () => void;
}

export function notePreload(preloaded: object, arrival: Arrival): void {
  preloads.set(preloaded, arrival);
}

/** Resolves when all queries that a loader has preloaded are complete, given the loader's result. */
export async function preloadSettled(loaded: unknown): Promise<void> {
  await Promise.all(preloadsIn(loaded).map((each) => preloads.get(each)!.come));
}

/** Ends the queries of a loader's result once they are complete. Queries that a component reads go on. */
export function release(loaded: unknown): void {
  for (const each of preloadsIn(loaded)) end(each);
}

/**
 * Ends all preloaded queries but those of the shown page, given the results of its loaders: otherwise a page that was
 * left before it was drawn, and a query that no component reads, would be refetched for 30 seconds more.
 */
export function releaseAllBut(shown: readonly unknown[]): void {
  const kept = new Set(shown.flatMap(preloadsIn));
  for (const each of [...preloads.keys()].filter((other) => !kept.has(other))) end(each);
}

function end(preloaded: object): void {
  const { come, release: endQuery } = preloads.get(preloaded)!;
  preloads.delete(preloaded);
  void come.then(endQuery);
}

function preloadsIn(loaded: unknown): object[] {
  const parts = [loaded, ...Object.values(loaded ?? {})] as object[];
  return parts.filter((part) => preloads.has(part));
}

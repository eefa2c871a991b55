/** The promises of preloaded queries, by the value that the loader returns. */
export const preloads = new WeakMap<object, Arrival>();

interface Arrival {
  come: Promise<void>;
  release: () => void;
}

/** Resolves when all queries that a loader has preloaded are complete, given the loader's result. */
export async function preloadSettled(loaded: unknown): Promise<void> {
  await Promise.all(preloadsIn(loaded).map(({ come }) => come));
}

export function release(loaded: unknown): void {
  for (const { come, release: end } of preloadsIn(loaded)) void come.then(end);
}

function preloadsIn(loaded: unknown): Arrival[] {
  const parts = [loaded, ...Object.values(loaded ?? {})] as object[];
  return parts.flatMap((part) => preloads.get(part) ?? []);
}

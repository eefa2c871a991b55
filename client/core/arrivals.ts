/** The arrivals of preloaded queries, by the value that the loader returns. */
export const arrivals = new WeakMap<object, Arrival>();

interface Arrival {
  come: Promise<void>;
  letGo: () => void;
}

/** Resolves when all is there that a loader has preloaded, given what it answers. */
export async function arrival(loaded: unknown): Promise<void> {
  await Promise.all(arrivalsIn(loaded).map(({ come }) => come));
}

export function letGo(loaded: unknown): void {
  for (const { come, letGo: end } of arrivalsIn(loaded)) void come.then(end);
}

function arrivalsIn(loaded: unknown): Arrival[] {
  const parts = [loaded, ...Object.values(loaded ?? {})] as object[];
  return parts.flatMap((part) => arrivals.get(part) ?? []);
}

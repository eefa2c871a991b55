/** Of what was preloaded, by what a loader answers. */
export const arrivals = new WeakMap<object, Promise<void>>();

/** Resolves when all is there that a loader has preloaded, given what it answers. */
export async function arrival(loaded: unknown): Promise<void> {
  const parts = [loaded, ...Object.values(loaded ?? {})] as object[];
  await Promise.all(parts.flatMap((part) => arrivals.get(part) ?? []));
}

const listeners = new Set<() => void>();

/** Calls back after each commit of this process; returns the function that ends it. */
export function onCommitted(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellCommitted(): void {
  for (const listener of listeners) listener();
}

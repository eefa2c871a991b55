let count = 0;
const listeners = new Set<() => void>();

export const undoEvents = {
  count: () => count,
  add(): void {
    count += 1;
    listeners.forEach((listener) => listener());
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

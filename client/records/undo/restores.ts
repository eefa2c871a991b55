let count = 0;
const listeners = new Set<() => void>();

export const restores = {
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

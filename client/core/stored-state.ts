import { parsed, storeText } from './storage.ts';

/** Returns state in local storage, shared by tabs. `accept` returns the valid parts of the stored value. */
export function storedState<State extends object>(
  key: string,
  defaults: State,
  accept: (stored: Partial<State>) => Partial<State> = (stored) => stored,
) {
  const readStored = (): State => ({
    ...defaults,
    ...accept(parsed(localStorage.getItem(key)) ?? {}),
  });
  let state = readStored();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  window.addEventListener('storage', (event) => {
    // The event has no key when the whole storage was cleared.
    if (event.key !== key && event.key !== null) return;
    state = readStored();
    tell();
  });

  return {
    read: () => state,
    write(next: State) {
      state = next;
      storeText(key, JSON.stringify(next));
      tell();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

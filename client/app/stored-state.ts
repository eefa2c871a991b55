/**
 * An object that lives in local storage, outlasts a reload and is the same in every tab. `accept` takes what
 * still holds out of what was stored.
 */
export function storedState<State extends object>(
  key: string,
  defaults: State,
  accept: (stored: Partial<State>) => Partial<State> = (stored) => stored,
) {
  const readStored = (): State => ({ ...defaults, ...accept(parse(localStorage.getItem(key))) });
  let state = readStored();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  window.addEventListener('storage', (event) => {
    // Without a key everything was cleared.
    if (event.key !== key && event.key !== null) return;
    state = readStored();
    tell();
  });

  return {
    read: () => state,
    write(next: State) {
      state = next;
      localStorage.setItem(key, JSON.stringify(next));
      tell();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What cannot be read is as if it had never been stored. */
function parse<State extends object>(text: string | null): Partial<State> {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Partial<State>;
  } catch {
    return {};
  }
}

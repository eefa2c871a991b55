/** An object that lives in local storage, outlasts a reload and is the same in every tab. */
export function storedState<State extends object>(key: string, defaults: State) {
  let state = readStored(key, defaults);
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  window.addEventListener('storage', (event) => {
    if (event.key !== key) return;
    state = readStored(key, defaults);
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
function readStored<State extends object>(key: string, defaults: State): State {
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<State>) };
  } catch {
    return defaults;
  }
}

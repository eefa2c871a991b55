export interface Selection {
  ids: ReadonlySet<string>;
  isAll: boolean;
}

type Listener = () => void;

export const emptySelection: Selection = { ids: new Set(), isAll: false };

export const isSelected = ({ ids, isAll }: Selection, id: string) => isAll || ids.has(id);

/** The number of rows that are rendered per frame: a hundred would block the page. */
const ROWS_A_FRAME = 10;

export function selectionStore() {
  let kept = { ...emptySelection, filter: '' };
  const listeners = new Set<Listener>();
  const rows = new Map<Listener, string>();
  const read = (filter: string): Selection => (kept.filter === filter ? kept : emptySelection);
  return {
    read,
    write(next: typeof kept) {
      const before = read(next.filter);
      kept = next;
      const changed = [...rows].filter(([, id]) => isSelected(before, id) !== isSelected(next, id));
      for (const listener of listeners) listener();
      inTurn(changed.map(([listener]) => listener));
    },
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    subscribeRow(id: string, listener: Listener) {
      rows.set(listener, id);
      return () => void rows.delete(listener);
    },
  };
}

function inTurn(listeners: readonly Listener[]): void {
  for (const listener of listeners.slice(0, ROWS_A_FRAME)) listener();
  const rest = listeners.slice(ROWS_A_FRAME);
  if (rest.length > 0) requestAnimationFrame(() => setTimeout(() => inTurn(rest)));
}

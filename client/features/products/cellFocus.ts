/** Marks an editable cell with its column's name. */
export const CELL = 'data-cell';

type CellStep = 'up' | 'down' | 'before' | 'after';

/** Returns the next editable cell in a direction; undefined at the edge. */
export function adjacentCell(element: HTMLElement, step: CellStep): HTMLElement | undefined {
  const isInColumn = step === 'up' || step === 'down';
  const column = isInColumn ? `="${element.getAttribute(CELL)}"` : '';
  const table = element.closest('table');
  const cells = [...(table?.querySelectorAll<HTMLElement>(`[${CELL}${column}]`) ?? [])];
  return cells[cells.indexOf(element) + (step === 'up' || step === 'before' ? -1 : 1)];
}

const steps: Partial<Record<string, CellStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'before',
  ArrowRight: 'after',
};

export const stepOf = (key: string) => steps[key];

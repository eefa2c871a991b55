/** What marks a cell that can be changed where it stands, and names its column. */
export const CELL = 'data-cell';

type CellStep = 'up' | 'down' | 'before' | 'after';

/** The cell beside the one that an element is in; undefined at the edge. */
export function cellBeside(element: HTMLElement, step: CellStep): HTMLElement | undefined {
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

/** Where an arrow key leads from a cell that is not being changed. */
export const stepOf = (key: string) => steps[key];

const EDGE_PX = 32;
const STEP_PX = 8;

/** Scrolls the hours while something is dragged near their upper or lower edge. */
export function scrollAtEdges(grid: HTMLElement) {
  const hours = grid.querySelector<HTMLElement>('[data-hours] .mantine-ScrollArea-viewport');
  const head = grid.querySelector<HTMLElement>('[data-slot]:not([data-slot*="T"])');
  let step = 0;
  let frame = 0;

  function scroll() {
    hours!.scrollBy(0, step);
    frame = requestAnimationFrame(scroll);
  }

  function stop() {
    cancelAnimationFrame(frame);
    step = 0;
  }

  return {
    at({ clientY }: MouseEvent) {
      if (!hours) return;
      const { bottom } = hours.getBoundingClientRect();
      const top = head?.getBoundingClientRect().bottom ?? 0;
      const next = clientY < top + EDGE_PX ? -STEP_PX : clientY > bottom - EDGE_PX ? STEP_PX : 0;
      if (next === step) return;
      stop();
      step = next;
      if (step !== 0) frame = requestAnimationFrame(scroll);
    },
    stop,
  };
}

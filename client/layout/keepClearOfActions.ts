const ACTIONS = [
  'button[type="submit"]',
  'button[data-variant="filled"]',
  'a[data-variant="filled"]',
  'form button[data-variant="light"]',
];
const MARGIN_PX = 16;
const TOP_BAR_PX = 64;

/** Moves an area at the bottom of the window above primary actions, and above those that add a row to a form. */
export function keepClearOfActions(selector: string): void {
  const area = document.querySelector<HTMLElement>(selector);
  if (!area) return;
  const { left, right, height } = area.getBoundingClientRect();
  const lowest = window.innerHeight - MARGIN_PX;
  const beside = [...document.querySelectorAll<HTMLElement>(ACTIONS.join())]
    .filter((action) => !area.contains(action))
    .map((action) => action.getBoundingClientRect())
    .filter((action) => action.width > 0 && action.left < right && action.right > left)
    .toSorted((one, other) => other.bottom - one.bottom);
  let bottom = lowest;
  for (const action of beside) {
    if (action.top < bottom && action.bottom > bottom - height) bottom = action.top - MARGIN_PX / 2;
  }
  const hasRoom = bottom - height > TOP_BAR_PX;
  area.style.setProperty('bottom', `${window.innerHeight - (hasRoom ? bottom : lowest)}px`);
}

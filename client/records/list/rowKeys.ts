import type { KeyboardEvent as ReactKeyboardEvent, MouseEvent as ReactMouseEvent } from 'react';

/** Marks a row's link with the row's id and the URL of its form. */
export const ROW_LINK = 'data-row-link';
const ROW_EDIT = 'data-row-edit';

export const rowLink = (id: string, edit: string | undefined) => ({
  [ROW_LINK]: id,
  [ROW_EDIT]: edit,
});

const TYPED_INTO =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=dialog], [role=menu]';

/** Whether a key belongs to an input or a panel, or to the browser. */
export function isTypedInto({ target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  const isField = target instanceof Element && target.closest(TYPED_INTO) !== null;
  return isField || ctrlKey || altKey || metaKey;
}

interface Row {
  id: string;
  /** The path of its form. */
  edit: string | null;
}

/** Returns the row with the focus, otherwise the previewed one. */
export function focusedRow(list: Element | null): Row | undefined {
  const row = document.activeElement?.closest('tr, li, [data-row]');
  const focused = document.activeElement?.closest(LINK) ?? row?.querySelector(LINK);
  const link = focused && list?.contains(focused) ? focused : shownLink(list);
  return link ? { id: link.getAttribute(ROW_LINK)!, edit: link.getAttribute(ROW_EDIT) } : undefined;
}

const LINK = `[${ROW_LINK}]`;

const shownLink = (list: Element | null) => list?.querySelector(`${LINK}[aria-current=true]`);

/** Arrows move between rows, Space opens the preview; Enter follows the row's link. */
export function onRowKey(
  event: ReactKeyboardEvent<HTMLElement>,
  preview: ((id: string) => void) | undefined,
): void {
  const link = (event.target as HTMLElement).closest(LINK);
  if (!link || isTypedInto(event.nativeEvent)) return;
  if (event.key === ' ' && preview) {
    event.preventDefault();
    preview(link.getAttribute(ROW_LINK) ?? '');
  }
  const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
  if (step === undefined) return;
  event.preventDefault();
  moveRow(event.currentTarget, step, link);
}

/**
 * Moves the focus from a row, or the previewed one, to the next row, if there is one; otherwise to the first, or
 * backwards to the last.
 */
export function moveRow(
  list: Element | null,
  step: 1 | -1,
  from: Element | null = document.activeElement,
): void {
  const links = [...(list?.querySelectorAll<HTMLElement>(LINK) ?? [])];
  const shown = shownLink(list);
  const at = links.findIndex(
    (link) => link === (links.includes(from as HTMLElement) ? from : shown),
  );
  const start = step > 0 ? 0 : links.length - 1;
  links[at < 0 ? start : at + step]?.focus();
}

/** Follows the row's link after a click on a pinned cell, which the link does not cover. */
export function openRow({ target, ctrlKey, metaKey }: ReactMouseEvent): void {
  const row =
    target instanceof Element && !target.closest('a, button, input, label')
      ? target.closest('tr')
      : null;
  row
    ?.querySelector(LINK)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }));
}

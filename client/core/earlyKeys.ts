import { useWindowEvent } from '@mantine/hooks';
import { useEffect } from 'react';

/** A form that opens later than this was not opened by the text typed before. */
const LONGEST_WAIT_MS = 30_000;
const TYPED_INTO = 'input, textarea, select, [contenteditable=true]';
const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';
const WITHOUT_TEXT = ['Shift', 'CapsLock', 'Dead', 'Process', 'Enter'];

interface EarlyKey {
  event: KeyboardEvent;
  isHeld: boolean;
}

let keys: EarlyKey[] = [];

export const forgetEarlyKeys = () => void (keys = []);

/** Returns, once, the text typed outside of a field since the last click, shortcut or focus move. */
export function takeEarlyKeys(): string {
  const since = performance.now() - LONGEST_WAIT_MS;
  const shortcut = keys.findLastIndex(({ event, isHeld }) => event.defaultPrevented && !isHeld);
  const typed = keys.slice(shortcut + 1).filter(({ event }) => event.timeStamp > since);
  forgetEarlyKeys();
  return typed.reduce((text, { event }) => withKey(text, event.key), '');
}

export const isTextKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey) && (key.length === 1 || key === 'Backspace');

export const withKey = (text: string, key: string) =>
  key === 'Backspace' ? text.slice(0, -1) : text + key;

/** Inserts the text typed while a form is loading into its first field. */
export function useEarlyKeys(): void {
  useEffect(() => forgetEarlyKeys, []);
  useWindowEvent('keydown', keep, { capture: true });
  useWindowEvent('pointerdown', forgetEarlyKeys, { capture: true });
  useWindowEvent('click', forgetEarlyKeys, { capture: true });
  useWindowEvent('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(TEXT_FIELDS)) return;
    // The text is inserted after the focus has moved, which a shortcut's own listener can do.
    queueMicrotask(() => insert(target as HTMLInputElement | HTMLTextAreaElement));
  });
}

function keep(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest(TYPED_INTO)) return forgetEarlyKeys();
  if (!isTextKey(event)) {
    if (!WITHOUT_TEXT.includes(event.key)) forgetEarlyKeys();
    return;
  }
  // A space among letters is part of the text, and neither presses a button nor scrolls.
  const isHeld = event.key === ' ' && keys.length > 0;
  if (isHeld) event.preventDefault();
  keys.push({ event, isHeld });
}

function insert(field: HTMLInputElement | HTMLTextAreaElement): void {
  if (field !== document.activeElement || field.readOnly) return;
  const typed = takeEarlyKeys();
  if (typed === '') return;
  const at = field.selectionStart ?? field.value.length;
  const text = field.value.slice(0, at) + typed + field.value.slice(field.selectionEnd ?? at);
  setValue(field, field.maxLength < 0 ? text : text.slice(0, field.maxLength));
  if (field.selectionStart !== null) field.setSelectionRange(at + typed.length, at + typed.length);
}

/** Uses the prototype's setter, because React does not notice a value that is assigned to the field itself. */
function setValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

import type { KeyboardEvent } from 'react';

interface Ends {
  submit: () => void;
  leave: () => void;
}

export function onEditorKey(event: KeyboardEvent, { submit, leave }: Ends): void {
  if (event.defaultPrevented) return;
  if (event.key === 'Escape') {
    event.stopPropagation();
    leave();
  } else if (event.key === 'Enter' && isSubmitKey(event)) {
    event.preventDefault();
    submit();
  }
}

/** Whether a key ends the editing: in a text of several lines Enter starts a new line. */
function isSubmitKey({ target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (target instanceof HTMLTextAreaElement) return ctrlKey || metaKey;
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

import { type FocusEvent, type MouseEvent, useRef } from 'react';

interface Handlers {
  onFocus?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  onClick?: ((event: MouseEvent<HTMLInputElement>) => void) | undefined;
}

/** Selects a field's text when it gets the focus, so that typing replaces it; a second click sets the caret. */
export function useSelectedOnFocus({ onFocus, onClick }: Handlers) {
  const isFresh = useRef(false);
  return {
    onFocus(event: FocusEvent<HTMLInputElement>) {
      isFresh.current = true;
      event.currentTarget.select();
      onFocus?.(event);
    },
    onClick(event: MouseEvent<HTMLInputElement>) {
      const { currentTarget: field } = event;
      if (isFresh.current && field.selectionStart === field.selectionEnd) field.select();
      isFresh.current = false;
      onClick?.(event);
    },
  };
}

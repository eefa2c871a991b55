import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef } from 'react';

/**
 * Lets Enter choose the first match of the typed text, once it is loaded, instead of submitting the form. Options that
 * do not match are chosen with the arrow keys alone: one that was marked before the text changed is not meant.
 */
export function useEnterSelectsFirst(typed: string, isAnswered: boolean, isMatched = true) {
  const waiting = useRef<HTMLInputElement>(undefined);
  const movedAt = useRef<string>(undefined);
  const hasMatches = isAnswered && typed !== '';

  useEffect(() => {
    const field = waiting.current;
    waiting.current = undefined;
    if (!hasMatches || !field || field !== document.activeElement) return;
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true }),
    );
  }, [typed, hasMatches]);

  return {
    selectFirstOptionOnChange: hasMatches && isMatched,
    onKeyDownCapture(event: ReactKeyboardEvent<HTMLInputElement>) {
      const isOther = event.ctrlKey || event.metaKey;
      if (/^Arrow(Up|Down)$/.test(event.key)) movedAt.current = typed;
      if (event.key !== 'Enter' || isOther || typed === '') return;
      event.preventDefault();
      if (hasMatches && (isMatched || movedAt.current === typed)) return;
      event.stopPropagation();
      if (!hasMatches) waiting.current = event.currentTarget;
    },
  };
}

import { type ChangeEvent, useRef, useState } from 'react';
import type { DraftField } from '../core/drafts.ts';

export type EntryText = Pick<DraftField<string>, 'content' | 'change' | 'current'>;

export function useEntryText(initial = ''): EntryText {
  const [content, setContent] = useState(initial);
  const current = useRef(content);
  const change = (next: string) => {
    current.current = next;
    setContent(next);
  };
  return { content, change, current: () => current.current };
}

/** Empties the line as it is sent; a refused text, with false, comes back unless something else was typed since. */
export function useEntryLine(text: EntryText, enter: (entered: string) => unknown) {
  const [hasAdded, setHasAdded] = useState(false);
  const { content } = text;

  async function send() {
    const entered = content.trim();
    text.change('');
    const isAdded = (await enter(entered)) !== false;
    setHasAdded(isAdded);
    if (!isAdded) text.change(text.current() || entered);
  }

  const field = {
    value: content,
    'data-added': (hasAdded && content === '') || undefined,
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      setHasAdded(false);
      text.change(currentTarget.value);
    },
  };
  return { send, field, isEmpty: content.trim() === '' };
}

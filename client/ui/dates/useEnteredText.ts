import { useState } from 'react';

interface Entered {
  /** The value, or its text while it is not understood. */
  value: string;
  onChange: (value: string) => void;
  read: (text: string) => string | undefined;
  write: (value: string) => string;
}

/** Keeps the text of a field as typed until the field is left, and for good if it cannot be read as a value. */
export function useEnteredText({ value, onChange, read, write }: Entered) {
  const [typing, setTyping] = useState<{ text: string; value: string }>();
  const isTyping = typing !== undefined && typing.value === value;
  return {
    text: isTyping ? typing.text : write(value),
    isTyping,
    type(text: string) {
      const said = read(text) ?? text.trim();
      setTyping({ text, value: said });
      onChange(said);
    },
    finish: () => setTyping(undefined),
  };
}

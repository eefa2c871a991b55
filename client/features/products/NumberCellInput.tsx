import { TextInput } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { adjacentCell, CELL } from './cellFocus.ts';
import styles from './NumberCell.module.css';
import type { NumberField } from './productValues.ts';

interface Props {
  label: string;
  field: NumberField;
  text: string;
  /** Whether the text is selected, so that the first key replaces it. */
  isSelected: boolean;
  /** Tells whether the text is right; editing goes on until it is. */
  check: (text: string) => boolean;
  /** Receives the text, undefined for a cancelled edit, and whether the cell keeps the focus. */
  onLeave: (text: string | undefined, isFocusKept: boolean) => void;
  onPaste: (event: ClipboardEvent) => void;
}

export function NumberCellInput({ label, field, check, onLeave, onPaste, ...start }: Props) {
  const [text, setText] = useState(start.text);
  const [isRefused, setIsRefused] = useState(false);
  // Leaving by a key also causes a blur event.
  const isLeft = useRef(false);

  function leave(typed: string | undefined, isFocusKept = false) {
    if (isLeft.current) return;
    isLeft.current = true;
    onLeave(typed, isFocusKept);
  }

  function onKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') {
      event.preventDefault();
      return leave(undefined, true);
    }
    if (event.key !== 'Enter' && event.key !== 'Tab') return;
    const isFine = check(text);
    const backward = event.key === 'Tab' && event.shiftKey;
    const step = event.key === 'Enter' ? 'down' : backward ? 'before' : 'after';
    const next = adjacentCell(event.currentTarget, step);
    setIsRefused(!isFine);
    if (!isFine || next || event.key === 'Enter') event.preventDefault();
    if (!isFine) return;
    leave(text, !next && event.key === 'Enter');
    next?.focus();
  }

  return (
    <TextInput
      {...{ [CELL]: field }}
      size="xs"
      className={styles.input}
      inputMode={field === 'price' ? 'decimal' : 'numeric'}
      aria-label={label}
      autoFocus
      error={isRefused}
      value={text}
      onFocus={({ currentTarget }) => start.isSelected && currentTarget.select()}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onKeyDown={onKey}
      onBlur={() => (check(text) ? leave(text) : setIsRefused(true))}
      onPaste={onPaste}
    />
  );
}

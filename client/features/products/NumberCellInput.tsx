import { TextInput } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { CELL, cellBeside } from './cellFocus.ts';
import styles from './NumberCell.module.css';
import type { NumberField } from './productValues.ts';

interface Props {
  label: string;
  field: NumberField;
  /** What it starts with. */
  text: string;
  /** The first key replaces all of it. */
  isSelected: boolean;
  /** Whether a text can be saved; it stays open until it can. */
  check: (text: string) => boolean;
  /** Takes what was typed, undefined when that was given up, and whether the focus stays at the cell. */
  onLeave: (text: string | undefined, isFocusKept: boolean) => void;
  onPaste: (event: ClipboardEvent) => void;
}

/** A cell while it is typed into. */
export function NumberCellInput({ label, field, check, onLeave, onPaste, ...start }: Props) {
  const [text, setText] = useState(start.text);
  const [isRefused, setIsRefused] = useState(false);
  // Who leaves by a key loses the focus too.
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
    const next = cellBeside(event.currentTarget, step);
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

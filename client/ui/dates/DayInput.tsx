import { TextInput, type TextInputProps } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import type { Language } from '../../core/settings.ts';
import { isWholeDay, localDay } from '../../core/days.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { readDay } from './readDay.ts';
import { useDayCheck } from './useDayCheck.ts';
import { useEnteredText } from './useEnteredText.ts';
import { useSelectedOnFocus } from './useSelectedOnFocus.ts';

export interface DayInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** The day as `2026-03-02`; any other text while it is no day. */
  value?: string;
  onChange?: (value: string) => void;
  /** Called after `onChange` with a day that was picked, pasted or typed to the end of its year. */
  onWhole?: (day: string) => void;
  isNested?: boolean;
  /** Returns the day of a moment, of now too; the reader's by default. */
  dayOf?: (moment: Date) => string;
}

/**
 * Takes a day, typed or chosen, in the notation of the product's language. Text that is not understood stays, with an
 * error.
 */
export function DayInput({
  value = '',
  onChange,
  onWhole,
  isNested = false,
  dayOf = localDay,
  error,
  ...input
}: DayInputProps) {
  const { t } = useTranslation();
  const { day: check } = useDayCheck();
  const field = useRef<HTMLInputElement>(null);
  const selecting = useSelectedOnFocus(input);
  const [isOpen, setOpen] = useState(false);
  const entered = useDayText({ value, onChange, onWhole, dayOf });

  function close() {
    setOpen(false);
    field.current?.focus({ preventScroll: true });
  }

  function pick(day: string) {
    entered.finish();
    onChange?.(day);
    close();
    onWhole?.(day);
  }

  /** A word such as "tomorrow" is shown as its day before Enter submits it. */
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const isSaid = entered.isTyping && entered.isSaid;
    entered.noteKey(event);
    if (event.key === 'ArrowDown') setOpen(true);
    if (event.key === 'Enter' && isSaid) entered.finish();
    if (event.key === 'ArrowDown' || (event.key === 'Enter' && isSaid)) event.preventDefault();
    input.onKeyDown?.(event);
  }

  return (
    <TextInput
      placeholder={t('date.hint')}
      autoComplete="off"
      data-mantine-stop-propagation={isOpen || undefined}
      aria-keyshortcuts="ArrowDown"
      {...input}
      {...selecting}
      ref={field}
      error={error ?? (entered.isTyping ? undefined : check(value))}
      value={entered.text}
      onChange={({ currentTarget }) => entered.type(currentTarget.value)}
      onKeyDown={onKeyDown}
      onKeyUp={() => entered.noteKey()}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        // The calendar is part of the field: it is not left.
        if (isOpen) return event.stopPropagation();
        entered.finish();
        input.onBlur?.(event);
      }}
      rightSection={
        <CalendarButton
          {...{ isOpen, setOpen, close, pick, isNested, dayOf }}
          day={isWholeDay(value) ? value : undefined}
          isDisabled={input.disabled ?? input.readOnly ?? false}
        />
      }
      rightSectionWidth={36}
      rightSectionPointerEvents="none"
    />
  );
}

type Given = Required<Pick<DayInputProps, 'value' | 'dayOf'>> &
  Pick<DayInputProps, 'onChange' | 'onWhole'>;

/** Says a day once it is whole: at once where it is pasted, else as its year ends. */
function useDayText({ value, onChange, onWhole, dayOf }: Given) {
  const { i18n } = useTranslation();
  const { enteredDay } = useFormat();
  const isKeyed = useRef(false);
  const read = (text: string) => readDay(text, i18n.language as Language, dayOf(new Date()), dayOf);
  const entered = useEnteredText({
    value,
    onChange: (next) => onChange?.(next),
    read: (text) => read(text)?.day,
    write: (text) => (isWholeDay(text) ? enteredDay(text) : text),
  });
  const isWhole = (text: string) => read(text)?.isExact === true;
  return {
    ...entered,
    isSaid: read(entered.text)?.isExact === false,
    noteKey(event?: KeyboardEvent) {
      isKeyed.current = event !== undefined && !event.ctrlKey && !event.metaKey;
    },
    type(text: string) {
      const isEdited = isKeyed.current && isWhole(entered.text);
      entered.type(text);
      if (isWhole(text) && !isEdited) onWhole?.(read(text)!.day);
    },
  };
}

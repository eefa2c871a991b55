import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '../core/i18n/formats.ts';
import { useNumberStyle } from '../core/i18n/useNumberStyle.ts';
import { type NumberLimits, readNumber } from '../../gateway/formats/numbers.rules.ts';
import { useNumberCheck } from './useNumberCheck.ts';

export interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'step'> {
  /** The number, or its text while it is not a number yet. */
  value?: number | string;
  onChange?: (value: number | string) => void;
  limits: NumberLimits;
  /** Shows cents that are zero, too. */
  isFixed?: boolean;
  step?: number;
  /** The reason why there can be no more, which stops stepping up. */
  full?: string | undefined;
}

/** Formats when it is left, never while typing. Invalid text stays, with an error. See `typedNumber`. */
export function NumberField({
  value = '',
  onChange,
  limits,
  isFixed = false,
  step,
  full,
  error,
  ...input
}: NumberFieldProps) {
  const { i18n } = useTranslation();
  const style = useNumberStyle();
  const check = useNumberCheck();
  const [typing, setTyping] = useState<{ text: string; value: number | string }>();
  const keepSelected = useKeptSelection();
  const isTyping = typing !== undefined && Object.is(typing.value, value);
  const write = (useGrouping: boolean) =>
    typeof value === 'string'
      ? value
      : formatterOf(i18n.language, { limits, isFixed, useGrouping }).format(value);

  function type(text: string) {
    const read = text === '' ? text : (readNumber(text, style, limits).value ?? text);
    setTyping({ text, value: read });
    onChange?.(read);
  }

  function stepBy(difference: number) {
    if (typeof value === 'string' || (full && difference > 0)) return;
    const { min = -Infinity, max = Infinity } = limits;
    const next = Number(Math.min(max, Math.max(min, value + difference)).toFixed(limits.decimals));
    if (typing) setTyping({ text: String(next), value: next });
    onChange?.(next);
  }

  function stepOn(event: KeyboardEvent<HTMLInputElement>) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined || direction === undefined) return;
    event.preventDefault();
    stepBy(direction * step);
  }

  return (
    <TextInput
      {...(step !== undefined && {
        rightSectionWidth: 52,
        rightSectionPointerEvents: 'none' as const,
        rightSection: (
          <Steppers
            name={input['aria-label'] ?? (typeof input.label === 'string' ? input.label : '')}
            {...{ value, limits, full }}
            onStep={(sign) => stepBy(sign * step)}
          />
        ),
      })}
      inputMode={
        limits.min !== 0 && limits.min !== 1 ? 'text' : limits.decimals ? 'decimal' : 'numeric'
      }
      autoComplete="off"
      {...input}
      error={error ?? (typing === undefined && value !== '' ? check(limits)(value) : undefined)}
      value={isTyping ? typing.text : write(typing === undefined)}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onKeyDown={(event) => {
        input.onKeyDown?.(event);
        stepOn(event);
      }}
      onFocus={(event: FocusEvent<HTMLInputElement>) => {
        setTyping({ text: write(false), value });
        keepSelected(event.currentTarget);
        input.onFocus?.(event);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setTyping(undefined);
        keepSelected(undefined);
        input.onBlur?.(event);
      }}
    />
  );
}

/** A field that is reached by Tab is selected, and its text changes with the focus: what is typed replaces it still. */
function useKeptSelection() {
  const [selected, setSelected] = useState<HTMLInputElement>();
  useLayoutEffect(() => selected?.select(), [selected]);
  return (field: HTMLInputElement | undefined) => {
    const isSelected = field?.selectionStart === 0 && field.selectionEnd === field.value.length;
    setSelected(isSelected ? field : undefined);
  };
}

interface SteppersProps {
  name: string;
  value: number | string;
  limits: NumberLimits;
  full: string | undefined;
  onStep: (sign: 1 | -1) => void;
}

/** Buttons for the pointer alone: the keyboard has its arrows. The focus stays where it is. */
function Steppers({ name, value, limits, full, onStep }: SteppersProps) {
  const { min = -Infinity, max = Infinity } = limits;
  const { t } = useTranslation();
  const shared = {
    size: 'sm',
    variant: 'subtle',
    color: 'gray',
    tabIndex: -1,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  };
  return (
    <>
      <ActionIcon
        {...shared}
        aria-label={t('decrease', { name })}
        disabled={typeof value === 'string' || value <= min}
        onClick={() => onStep(-1)}
      >
        <IconMinus size={14} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...shared}
        aria-label={t('increase', { name })}
        title={full}
        disabled={typeof value === 'string' || value >= max || full !== undefined}
        onClick={() => onStep(1)}
      >
        <IconPlus size={14} aria-hidden />
      </ActionIcon>
    </>
  );
}

const CENTS = 2;

interface Format extends Required<Pick<NumberFieldProps, 'limits' | 'isFixed'>> {
  useGrouping: boolean;
}

const formatterOf = (language: string, { limits, isFixed, useGrouping }: Format) =>
  numberFormat(language, {
    useGrouping,
    minimumFractionDigits: isFixed ? Math.min(limits.decimals, CENTS) : 0,
    maximumFractionDigits: limits.decimals,
  });

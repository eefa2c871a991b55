import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import { useFormat } from '../../core/i18n/useFormat.ts';
import styles from './TimeInput.module.css';
import { isTime, readTime } from './readTime.ts';
import { useDayCheck } from './useDayCheck.ts';
import { useEnteredText } from './useEnteredText.ts';
import { useSelectedOnFocus } from './useSelectedOnFocus.ts';

export interface TimeInputProps extends Omit<
  AutocompleteProps,
  'value' | 'onChange' | 'data' | 'type'
> {
  /** The time as `09:00`; any other text while it is no time. */
  value?: string;
  onChange?: (value: string) => void;
}

/** A time of day, typed or chosen from every half hour, in the notation of the product's language. */
export function TimeInput({ value = '', onChange, error, ...input }: TimeInputProps) {
  const { time } = useFormat();
  const selecting = useSelectedOnFocus(input);
  const { time: check } = useDayCheck();
  const entered = useEnteredText({
    value,
    onChange: (next) => onChange?.(next),
    read: readTime,
    write: (text) => (isTime(text) ? time(text) : text),
  });
  return (
    <Autocomplete
      autoComplete="off"
      openOnFocus={false}
      maxDropdownHeight={220}
      comboboxProps={{ keepMounted: false }}
      classNames={{ option: styles.option }}
      scrollAreaProps={{ viewportRef: (list: HTMLDivElement | null) => showTime(list, value) }}
      {...input}
      {...selecting}
      error={error ?? (entered.isTyping ? undefined : check(value))}
      data={halfHours.map((each) => time(each))}
      filter={({ options }) => options}
      value={entered.text}
      onChange={entered.type}
      onOptionSubmit={entered.finish}
      onBlur={(event) => {
        entered.finish();
        input.onBlur?.(event);
      }}
    />
  );
}

const halfHours = Array.from({ length: 48 }, (_, index) => {
  const hours = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hours}:${index % 2 === 0 ? '00' : '30'}`;
});

const HOURS_BEFORE = 1;
const DAY_HOURS = 24;

/** The list begins a little before the time that the field has. */
function showTime(list: HTMLElement | null, time: string): void {
  if (!list) return;
  const hours = isTime(time) ? Number(time.slice(0, 2)) : 9;
  list.scrollTop = (list.scrollHeight * Math.max(0, hours - HOURS_BEFORE)) / DAY_HOURS;
}

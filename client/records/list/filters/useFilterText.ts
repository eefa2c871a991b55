import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../app/i18n/useFormat.ts';
import { momentOfDay } from '../../../components/calendarDay.ts';
import { useAddressParams } from '../../../components/useAddressParams.ts';
import { chosenIn } from './choices.ts';
import { presetIn } from './days.ts';
import type { DaysFilter, ListFilter, NumbersFilter } from './listFilter.ts';

const MOST_NAMED = 2;

/** What a filter lets pass, in words. */
export function useFilterText() {
  const { t } = useTranslation();
  const { calendarDay, number } = useFormat();
  const [parameters] = useAddressParams();
  const get = (key: string) => parameters.get(key) ?? '';

  function choicesText(name: string, labelOf: (value: string) => string | undefined) {
    const { values, isNot } = chosenIn(parameters, name);
    const labels = values.map((value) => labelOf(value) ?? '…');
    const names = labels.slice(0, MOST_NAMED).join(', ');
    const rest = labels.length - MOST_NAMED;
    const text = rest > 0 ? t('filters.more', { names, count: rest }) : names;
    return isNot ? t('filters.not', { names: text }) : text;
  }

  function spanText(from: string, to: string) {
    if (from === '') return t('filters.upTo', { to });
    return to === '' ? t('filters.since', { from }) : `${from} – ${to}`;
  }

  function daysText({ name, to }: DaysFilter) {
    const preset = presetIn(get(name));
    if (preset) return t(`filters.presets.${preset}`);
    const dayOf = (key: string) => {
      const moment = momentOfDay(get(key));
      if (get(key) === '') return '';
      return moment ? calendarDay(moment) : '…';
    };
    return spanText(dayOf(name), dayOf(to));
  }

  function numbersText({ name, to }: NumbersFilter) {
    const numberOf = (key: string) => (get(key) === '' ? '' : number(Number(get(key))));
    return to === undefined ? numberOf(name) : spanText(numberOf(name), numberOf(to));
  }

  return (filter: ListFilter): string => {
    if (filter.kind === 'values') return choicesText(filter.name, (value) => value);
    if (filter.kind === 'choices') {
      const { name, choices } = filter;
      return choicesText(name, (value) => choices.find((each) => each.value === value)?.label);
    }
    if (filter.kind === 'days') return daysText(filter);
    return filter.kind === 'numbers' ? numbersText(filter) : get(filter.name);
  };
}

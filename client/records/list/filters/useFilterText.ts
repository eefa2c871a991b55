import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/i18n/useFormat.ts';
import { momentOfDay } from '../../../ui/calendarDay.ts';
import { useAddressParams } from '../../../ui/useAddressParams.ts';
import { presetIn } from './days.ts';
import { knownChoices, spanBounds } from './givenFilter.ts';
import type {
  ChoicesFilter,
  DaysFilter,
  ListFilter,
  NumbersFilter,
  ValuesFilter,
} from './listFilter.ts';

const MOST_NAMED = 2;

export function useFilterText() {
  const { t } = useTranslation();
  const { calendarDay, number } = useFormat();
  const [parameters] = useAddressParams();
  const get = (key: string) => parameters.get(key) ?? '';

  function choicesText(filter: ChoicesFilter | ValuesFilter) {
    const { values, isNot } = knownChoices(filter, parameters);
    const choices = filter.kind === 'choices' ? filter.choices : undefined;
    const labels = values.map((value) =>
      choices ? (choices.find((each) => each.value === value)?.label ?? '…') : value,
    );
    const names = labels.slice(0, MOST_NAMED).join(', ');
    const rest = labels.length - MOST_NAMED;
    const text = rest > 0 ? t('filters.more', { names, count: rest }) : names;
    return isNot ? t('filters.not', { names: text }) : text;
  }

  function spanText(from: string, to: string) {
    if (from === '') return t('filters.upTo', { to });
    return to === '' ? t('filters.since', { from }) : `${from} – ${to}`;
  }

  function daysText(filter: DaysFilter) {
    const preset = presetIn(get(filter.name));
    if (preset) return t(`filters.presets.${preset}`);
    const dayOf = (day = '') => (day === '' ? '' : calendarDay(momentOfDay(day)!));
    const [from, to] = spanBounds(filter, parameters);
    return spanText(dayOf(from), dayOf(to));
  }

  function numbersText(filter: NumbersFilter) {
    const numberOf = (text = '') => (text === '' ? '' : number(Number(text)));
    const [from, to] = spanBounds(filter, parameters);
    return filter.to === undefined ? numberOf(from) : spanText(numberOf(from), numberOf(to));
  }

  return (filter: ListFilter): string => {
    if (filter.kind === 'values' || filter.kind === 'choices') return choicesText(filter);
    if (filter.kind === 'days') return daysText(filter);
    return filter.kind === 'numbers' ? numbersText(filter) : get(filter.name);
  };
}

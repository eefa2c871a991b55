import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/i18n/useFormat.ts';
import { momentOfDay } from '../../../core/days.ts';
import { presetIn } from './days.ts';
import { useFilterScope } from './filterScope.ts';
import { NONE } from './choices.ts';
import { knownChoices, spanBounds, spanEmptiness } from './givenFilter.ts';
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
  const { parameters } = useFilterScope();
  const get = (key: string) => parameters.get(key) ?? '';

  function choicesText(filter: ChoicesFilter | ValuesFilter) {
    const { values, isNot } = knownChoices(filter, parameters);
    const choices = filter.kind === 'choices' ? filter.choices : undefined;
    const labels = values.map((value) => {
      if (filter.canBeEmpty && value === NONE) return t('filters.empty');
      return choices ? (choices.find((each) => each.value === value)?.label ?? '…') : value;
    });
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
    const [from, to, exactly = ''] = spanBounds(filter, parameters);
    if (exactly !== '') return numberOf(exactly);
    return filter.to === undefined ? numberOf(from) : spanText(numberOf(from), numberOf(to));
  }

  return (filter: ListFilter): string => {
    if (filter.kind === 'values' || filter.kind === 'choices') return choicesText(filter);
    if (filter.kind === 'days' || filter.kind === 'numbers') {
      const isEmpty = spanEmptiness(filter, parameters);
      if (isEmpty !== undefined) return t(isEmpty ? 'filters.empty' : 'filters.notEmpty');
    }
    if (filter.kind === 'days') return daysText(filter);
    return filter.kind === 'numbers' ? numbersText(filter) : get(filter.name);
  };
}

import { useTranslation } from 'react-i18next';
import { useFormat } from '../core/i18n/useFormat.ts';
import { currencyOf } from '../ui/currency.ts';
import { type DeclaredField, referredIn } from './declaration.ts';
import { spelledOut } from './recordWords.ts';

/** Returns a record's value, as the gateway returns it, as text; empty for none. */
export function useFieldText() {
  const { t } = useTranslation('records');
  const { accountingDay, calendarDay, money, number, price } = useFormat();
  return (
    field: Pick<DeclaredField, 'kind' | 'name' | 'reference'>,
    value: unknown,
    record: object,
  ): string => {
    if (value === null || value === undefined) return '';
    if (field.reference) return referredIn(field, record)?.name ?? t('history.gone');
    if (typeof value === 'boolean') return t(value ? 'form.yes' : 'form.no');
    if (typeof value === 'number') {
      if (field.kind === 'money') return money(value, currencyOf(record));
      if (field.kind === 'unitPrice') return price(value, currencyOf(record));
      return field.kind === 'percent' ? `${number(value)} %` : number(value);
    }
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (field.kind === 'day') return calendarDay(text);
    if (field.kind === 'moment') return accountingDay(text);
    return field.kind === 'choice' ? spelledOut(text) : text;
  };
}

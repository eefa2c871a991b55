import { useTranslation } from 'react-i18next';
import { useCompany } from '../company.ts';
import type { CompanyValues } from '../storedCompany.ts';
import { dateFormat, numberFormat } from './formats.ts';

export function useFormat() {
  const { i18n } = useTranslation();
  return formatOf(i18n.language, useCompany());
}

const made: Record<string, ReturnType<typeof formatIn>> = {};

const formatOf = (language: string, company: CompanyValues) =>
  (made[language + company.timeZone + company.currency] ??= formatIn(language, company));

function formatIn(language: string, company: CompanyValues) {
  const amounts = numberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const prices = numberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 6 });
  const numbers = numberFormat(language);
  const after = (currency: string, amount: number, format: Intl.NumberFormat) =>
    `${amount < 0 ? '-' : ''}${currency} ${format.format(Math.abs(amount))}`;
  const days = dateFormat(language, { dateStyle: 'medium' });
  const moments = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const { timeZone } = company;
  const accountingDays = dateFormat(language, { dateStyle: 'medium', timeZone });
  const accountingMoments = dateFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const calendarDays = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const months = dateFormat(language, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const enteredDays = dateFormat(language, {
    ...(enteredDay[language] ?? { dateStyle: 'medium' }),
    timeZone: 'UTC',
  });
  const times = dateFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
  return {
    /** Formats `2026-03-02` as a field shows it. */
    enteredDay: (day: string) => enteredDays.format(new Date(`${day}T00:00Z`)),
    /** Formats `09:00`, with plain spaces, as people type it. */
    time: (time: string) => times.format(new Date(`2026-01-01T${time}Z`)).replaceAll(/\s/g, ' '),
    /** Formats `amount` in whole units, by default of the company's currency; the minus precedes the symbol. */
    money: (amount: number, currency = company.currency) => after(currency, amount, amounts),
    /** Formats a unit price: decimals beyond cents are shown only when there are some. */
    price: (amount: number, currency = company.currency) => after(currency, amount, prices),
    number: (value: number) => numbers.format(value),
    limit: (value: number) => (Number.isInteger(value) ? numbers : amounts).format(value),
    /** The local day of an ISO 8601 time of the user's own records; those of the company have an accounting day. */
    day: (moment: string) => days.format(new Date(moment)),
    /** The local day and time of an ISO 8601 time. */
    moment: (moment: string) => moments.format(new Date(moment)),
    /** The day of an ISO 8601 time in the company's time zone. */
    accountingDay: (moment: string) => accountingDays.format(new Date(moment)),
    /** The day and time of an ISO 8601 time in the company's time zone. */
    accountingMoment: (moment: string) => accountingMoments.format(new Date(moment)),
    /** A day that is stored as midnight in UTC. */
    calendarDay: (moment: string) => calendarDays.format(new Date(moment)),
    month: (moment: string) => months.format(new Date(moment)),
  };
}

/** The format of days that are typed in numbers, for languages whose lists spell out the month. */
const enteredDay: Record<string, Intl.DateTimeFormatOptions> = {
  'pt-BR': { day: '2-digit', month: '2-digit', year: 'numeric' },
};

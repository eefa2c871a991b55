import { useTranslation } from 'react-i18next';

/** Numbers, money and dates as the chosen language writes them. */
export function useFormat() {
  const { i18n } = useTranslation();
  const { language } = i18n;
  made[language] ??= formatIn(language);
  return made[language];
}

/** By language: a page has hundreds of them, and the browser takes its time for each. */
const made: Record<string, ReturnType<typeof formatIn>> = {};

function formatIn(language: string) {
  const amounts = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const numbers = new Intl.NumberFormat(language);
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const calendarDays = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(language, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return {
    /** `amount` in whole units, `currency` the sign that stands before it, behind the minus. */
    money: (amount: number, currency: string) =>
      `${amount < 0 ? '-' : ''}${currency} ${amounts.format(Math.abs(amount))}`,
    number: (value: number) => numbers.format(value),
    /** The local day of a moment in ISO 8601. */
    day: (moment: string) => days.format(new Date(moment)),
    /** A day that is stored as its midnight in UTC: the same one wherever it is read. */
    calendarDay: (moment: string) => calendarDays.format(new Date(moment)),
    /** The month of such a day. */
    month: (moment: string) => months.format(new Date(moment)),
  };
}

import type { Words } from '../errors/language.ts';

/** Returns a function that writes amounts in whole units, after the sign. Decimals beyond cents are shown if any. */
export function moneyIn(language: string, currency: string, maximumFractionDigits = 2) {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits };
  const amounts = new Intl.NumberFormat(language, digits);
  return (amount: number) =>
    `${amount < 0 ? '-' : ''}${currency} ${amounts.format(Math.abs(amount))}`;
}

export const moneyWords = (cents: number, currency: string): Words => ({
  en: moneyIn('en', currency)(cents / 100),
  'pt-BR': moneyIn('pt-BR', currency)(cents / 100),
});

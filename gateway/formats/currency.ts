/** Signs of the currencies that a business may have, by code. */
export const currencySigns = { BRL: 'R$', USD: '$', EUR: '€' } as const;

/** The sign of users' balances, whose amounts name no currency. */
export const CURRENCY = '$';

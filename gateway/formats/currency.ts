/** By the code of a currency that a business may have, its sign. */
export const currencySigns = { BRL: 'R$', USD: '$', EUR: '€' } as const;

/** For users' balances, whose amounts name no currency. */
export const CURRENCY = '$';

/** The currency in which the directory's balances are kept. */
export const BALANCE_CURRENCY = '$';

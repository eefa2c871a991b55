export const BALANCE_CURRENCY = '$';

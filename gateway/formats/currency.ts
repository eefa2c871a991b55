/** For products, deals, the shop and users' balances, whose amounts name no currency. */
export const CURRENCY = '$';

/** Of products, deals and the shop, and of the invoices that the gateway makes of them. */
export const CURRENCY = '$';

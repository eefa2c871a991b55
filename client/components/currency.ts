/** The currency of products, deals and the shop, whose amounts name none; the gateway makes their invoices in it. */
export const CURRENCY = '$';

/** The currency of products and deals, whose amounts name none; the gateway makes their invoices in it. */
export const CURRENCY = '$';

/** The currency of products and deals, whose amounts name none; the gateway makes their invoices in it. */
export const CURRENCY = '$';

/** The currency of the shop, whose prices are in reais; the gateway makes its invoices in it. */
export const SHOP_CURRENCY = 'R$';

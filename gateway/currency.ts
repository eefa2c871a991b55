/** Sign of the currency of products, deals, the shop and the register's figures, whose amounts name none. */
export const CURRENCY = '$';

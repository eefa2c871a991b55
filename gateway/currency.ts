/** Sign of the currency of products, deals and the register's figures, whose amounts name none. */
export const CURRENCY = '$';

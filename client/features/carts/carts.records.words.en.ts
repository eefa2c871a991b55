export const texts = {
  kinds: { Cart: 'cart' },
  counted: { Cart_one: '{{number}} cart', Cart_other: '{{number}} carts' },
  fields: { cartItems: 'Products' },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'carts.records': typeof texts;
  }
}

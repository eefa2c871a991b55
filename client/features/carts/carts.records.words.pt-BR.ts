import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['carts.records']> = {
  kinds: { Cart: 'carrinho' },
  counted: {
    Cart_one: '{{number}} carrinho',
    Cart_many: '{{number}} carrinhos',
    Cart_other: '{{number}} carrinhos',
  },
  fields: { cartItems: 'Produtos' },
};

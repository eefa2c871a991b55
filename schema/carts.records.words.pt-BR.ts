import type { texts as english } from './carts.records.words.en.ts';
import type { Translated } from './translated.ts';

export const texts: Translated<typeof english> = {
  kinds: { Cart: 'carrinho' },
  counted: {
    Cart_one: '{{number}} carrinho',
    Cart_many: '{{number}} carrinhos',
    Cart_other: '{{number}} carrinhos',
  },
  fieldsOf: { Cart: { items: 'Produtos' } },
};

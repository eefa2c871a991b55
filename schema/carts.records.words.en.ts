export const texts = {
  kinds: { Cart: 'cart' },
  counted: { Cart_one: '{{number}} cart', Cart_other: '{{number}} carts' },
  fieldsOf: { Cart: { items: 'Products' } },
};

/** The least that `createProduct` takes. */
export const newProduct = {
  title: 'Rádio de pilha Sereno',
  price: 149.9,
  category: 'audio',
  brand: 'Sereno',
};

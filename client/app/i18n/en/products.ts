export const texts = {
  title: 'Produtos',
  data: 'Data',
  filters: { text: 'Find by title, brand or sku', any: 'Any' },
  empty: { title: 'No products yet', text: 'What is sold in the shop stands here.' },
  fields: {
    title: 'Title',
    sku: 'SKU',
    category: 'Category',
    brand: 'Brand',
    price: 'Price',
    totalUnit: 'Stock',
    stockThreshold: 'Low from',
    isActive: 'Active',
    rating: 'Rating',
    freeShipping: 'Free shipping',
    description: 'Description',
  },
  active: { yes: 'Yes', no: 'No' },
  stock: { low: 'Low', none: 'Sold out' },
  ratingOf: '{{rating}} of 5',
  categories: {
    audio: 'Audio',
    fashion: 'Fashion',
    cellphone: 'Cellphone',
    accessories: 'Accessories',
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    products: typeof texts;
  }
}

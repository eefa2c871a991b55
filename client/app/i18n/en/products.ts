export const texts = {
  title: 'Produtos',
  new: 'New product',
  created: 'Product {{title}} was made.',
  saved: 'Product {{title}} was saved.',
  deleted: 'Product {{title}} was deleted.',
  restored: 'Product {{title}} is back.',
  actions: { edit: 'Edit', duplicate: 'Duplicate' },
  form: {
    newTitle: 'New product',
    create: 'Create product',
    general: 'Product',
    priceAndStock: 'Price and stock',
    activeHint: 'The shop shows it and sells it.',
  },
  sku: {
    hint: 'The code that the stock knows it by. A new product gets the next free one when it is left out.',
    free: 'No other product has this sku.',
    taken: 'Another product has this sku.',
  },
  picture: {
    title: 'Picture',
    none: 'No picture yet. The shop shows the title alone.',
    preview: 'The picture of this product',
    remove: 'Take the picture away',
    altHint: 'For who cannot see it. Leave it out when the picture says no more than the title.',
  },
  errors: {
    price: 'has to be an amount of 0 or more',
    wholeNumber: 'has to be a whole number of 0 or more',
  },
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
    imgUrl: 'Picture',
    imgAlt: 'What the picture shows',
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

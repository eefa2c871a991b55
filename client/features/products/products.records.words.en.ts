export const texts = {
  kinds: { Product: 'product' },
  lists: { Product: 'produtos' },
  counted: { Product_one: '{{number}} product', Product_other: '{{number}} products' },
  parts: { ProductPicture: 'picture' },
  ofParts: { ProductPicture: 'of picture' },
  fieldsOf: { ProductPicture: { url: 'Address', alt: 'Picture description' } },
  fields: {
    sku: 'SKU',
    category: 'Category',
    brand: 'Brand',
    imgAlt: 'Picture description',
    morePictures: 'More pictures',
    productPictures: 'More pictures',
    priceMillionths: 'Price',
    costCents: 'Cost',
    totalUnit: 'Stock',
    stockThreshold: 'Low stock at',
    rating: 'Rating',
    freeShipping: 'Free shipping',
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'products.records': typeof texts;
  }
}

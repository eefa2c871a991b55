export const texts = {
  kinds: { Product: 'product' },
  lists: { Product: 'produtos' },
  counted: { Product_one: '{{number}} product', Product_other: '{{number}} products' },
  parts: { ProductPicture: 'picture' },
  ofParts: { ProductPicture: 'of picture' },
  fieldsOf: {
    Product: {
      imgUrl: 'Picture',
      imgAlt: 'Picture description',
      price: 'Price',
      cost: 'Cost',
      totalUnit: 'Stock',
      title: 'Title',
      category: 'Category',
      sku: 'SKU',
      brand: 'Brand',
      rating: 'Rating',
      freeShipping: 'Free shipping',
      description: 'Description',
      isActive: 'Active',
      stockThreshold: 'Low-stock threshold',
      morePictures: 'More pictures',
      margin: 'Margin',
      pictures: 'Pictures',
    },
    ProductPicture: { url: 'Address', alt: 'Picture description' },
  },
  choicesOf: {
    Product: {
      category: {
        audio: 'Audio',
        fashion: 'Fashion',
        cellphone: 'Cell phones',
        accessories: 'Accessories',
      },
    },
  },
};

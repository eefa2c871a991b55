import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['products.records']> = {
  kinds: { Product: 'produto' },
  lists: { Product: 'produtos' },
  counted: {
    Product_one: '{{number}} produto',
    Product_many: '{{number}} produtos',
    Product_other: '{{number}} produtos',
  },
  parts: { ProductPicture: 'imagem' },
  ofParts: { ProductPicture: 'da imagem' },
  fieldsOf: { ProductPicture: { url: 'Endereço', alt: 'Descrição da imagem' } },
  fields: {
    sku: 'SKU',
    category: 'Categoria',
    brand: 'Marca',
    imgAlt: 'Descrição da imagem',
    morePictures: 'Outras imagens',
    productPictures: 'Outras imagens',
    priceMillionths: 'Preço',
    costCents: 'Custo',
    totalUnit: 'Estoque',
    stockThreshold: 'Estoque mínimo',
    rating: 'Avaliação',
    freeShipping: 'Frete grátis',
  },
};

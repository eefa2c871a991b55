import type { texts as english } from './products.records.words.en.ts';
import type { Translated } from './translated.ts';

export const texts: Translated<typeof english> = {
  kinds: { Product: 'produto' },
  synonyms: { Product: 'item estoque mercadoria' },
  lists: { Product: 'produtos' },
  counted: {
    Product_one: '{{number}} produto',
    Product_many: '{{number}} produtos',
    Product_other: '{{number}} produtos',
  },
  parts: { ProductPicture: 'imagem' },
  ofParts: { ProductPicture: 'da imagem' },
  fieldsOf: {
    Product: {
      imgUrl: 'Imagem',
      imgAlt: 'Descrição da imagem',
      price: 'Preço',
      cost: 'Custo',
      totalUnit: 'Estoque',
      title: 'Título',
      category: 'Categoria',
      sku: 'SKU',
      brand: 'Marca',
      rating: 'Avaliação',
      freeShipping: 'Frete grátis',
      description: 'Descrição',
      isActive: 'Ativo',
      stockThreshold: 'Estoque mínimo',
      morePictures: 'Outras imagens',
      margin: 'Margem',
      pictures: 'Imagens',
    },
    ProductPicture: { url: 'Endereço', alt: 'Descrição da imagem' },
  },
  choicesOf: {
    Product: {
      category: {
        audio: 'Áudio',
        fashion: 'Moda',
        cellphone: 'Celulares',
        accessories: 'Acessórios',
      },
    },
  },
};

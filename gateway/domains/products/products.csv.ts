import type { CsvWords } from '../../csv/derived-csv.ts';

export const productsCsv: CsvWords = {
  fileName: { en: 'products', 'pt-BR': 'produtos' },
  columns: {
    title: { alsoKnownAs: ['nome', 'name', 'produto', 'product'] },
    sku: { alsoKnownAs: ['código', 'code'] },
    category: {},
    brand: { alsoKnownAs: ['fabricante', 'maker'] },
    price: { alsoKnownAs: ['valor', 'preço de venda'] },
    cost: { alsoKnownAs: ['preço de custo', 'cost price'] },
    totalUnit: { alsoKnownAs: ['quantidade', 'quantity'] },
    stockThreshold: {
      alsoKnownAs: ['low from', 'baixo a partir de', 'minimum stock', 'low stock at'],
    },
    isActive: {},
    rating: {},
    freeShipping: { alsoKnownAs: ['free delivery'] },
    description: {},
    imgUrl: { alsoKnownAs: ['foto', 'image'] },
    imgAlt: {
      alsoKnownAs: ['what the picture shows', 'o que a imagem mostra', 'texto alternativo', 'alt'],
    },
  },
};

import type { CsvWords } from '../../csv/derived-csv.ts';

export const productsCsv: CsvWords = {
  fileName: { en: 'products', 'pt-BR': 'produtos' },
  headings: {
    title: { en: 'Title', 'pt-BR': 'Título', alsoKnownAs: ['nome', 'name', 'produto', 'product'] },
    sku: { en: 'SKU', 'pt-BR': 'SKU', alsoKnownAs: ['código', 'code'] },
    category: { en: 'Category', 'pt-BR': 'Categoria' },
    brand: { en: 'Brand', 'pt-BR': 'Marca', alsoKnownAs: ['fabricante', 'maker'] },
    price: { en: 'Price', 'pt-BR': 'Preço', alsoKnownAs: ['valor', 'preço de venda'] },
    cost: { en: 'Cost', 'pt-BR': 'Custo', alsoKnownAs: ['preço de custo', 'cost price'] },
    totalUnit: { en: 'Stock', 'pt-BR': 'Estoque', alsoKnownAs: ['quantidade', 'quantity'] },
    stockThreshold: {
      en: 'Low stock at',
      'pt-BR': 'Estoque mínimo',
      alsoKnownAs: ['low from', 'baixo a partir de', 'minimum stock'],
    },
    isActive: { en: 'Active', 'pt-BR': 'Ativo' },
    rating: { en: 'Rating', 'pt-BR': 'Avaliação' },
    freeShipping: { en: 'Free shipping', 'pt-BR': 'Frete grátis', alsoKnownAs: ['free delivery'] },
    description: { en: 'Description', 'pt-BR': 'Descrição' },
    imgUrl: { en: 'Picture', 'pt-BR': 'Imagem', alsoKnownAs: ['foto', 'image'] },
    imgAlt: {
      en: 'Picture description',
      'pt-BR': 'Descrição da imagem',
      alsoKnownAs: ['what the picture shows', 'o que a imagem mostra', 'texto alternativo', 'alt'],
    },
  },
  choices: {
    category: {
      audio: { en: 'Audio', 'pt-BR': 'Áudio' },
      fashion: { en: 'Fashion', 'pt-BR': 'Moda' },
      cellphone: { en: 'Cell phones', 'pt-BR': 'Celulares' },
      accessories: { en: 'Accessories', 'pt-BR': 'Acessórios' },
    },
  },
};

import { choice, money, text, whole, yesOrNo } from '../../csv/cells.ts';
import { listExport } from '../../csv/list-export.ts';
import { graphql } from '../../rest/generated/gql.ts';

const category = choice({
  audio: { en: 'Audio', 'pt-BR': 'Áudio' },
  fashion: { en: 'Fashion', 'pt-BR': 'Moda' },
  cellphone: { en: 'Cell phones', 'pt-BR': 'Celulares' },
  accessories: { en: 'Accessories', 'pt-BR': 'Acessórios' },
});

export const productsExport = listExport({
  list: 'products',
  fileName: { en: 'products', 'pt-BR': 'produtos' },
  operation: graphql(`
    query ProductsCsv($filter: ProductFilter, $sort: ProductSort, $after: String) {
      products(first: 100, after: $after, filter: $filter, sort: $sort) {
        nodes {
          title
          sku
          category
          brand
          price
          totalUnit
          stockThreshold
          isActive
          rating
          freeShipping
          description
          imgUrl
          imgAlt
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  page: (data) => data.products,
  columns: (column) => [
    column('title', text, {
      en: 'Title',
      'pt-BR': 'Título',
      alsoKnownAs: ['nome', 'name', 'produto', 'product'],
    }),
    column('sku', text, { en: 'SKU', 'pt-BR': 'SKU', alsoKnownAs: ['código', 'code'] }),
    column('category', category, { en: 'Category', 'pt-BR': 'Categoria' }),
    column('brand', text, { en: 'Brand', 'pt-BR': 'Marca', alsoKnownAs: ['fabricante', 'maker'] }),
    column('price', money, {
      en: 'Price',
      'pt-BR': 'Preço',
      alsoKnownAs: ['valor', 'preço de venda'],
    }),
    column('totalUnit', whole, {
      en: 'Stock',
      'pt-BR': 'Estoque',
      alsoKnownAs: ['quantidade', 'quantity'],
    }),
    column('stockThreshold', whole, {
      en: 'Low from',
      'pt-BR': 'Baixo a partir de',
      alsoKnownAs: ['estoque mínimo', 'minimum stock'],
    }),
    column('isActive', yesOrNo, { en: 'Active', 'pt-BR': 'Ativo' }),
    column('rating', whole, { en: 'Rating', 'pt-BR': 'Avaliação' }),
    column('freeShipping', yesOrNo, { en: 'Free delivery', 'pt-BR': 'Frete grátis' }),
    column('description', text, { en: 'Description', 'pt-BR': 'Descrição' }),
    column('imgUrl', text, { en: 'Picture', 'pt-BR': 'Imagem', alsoKnownAs: ['foto', 'image'] }),
    column('imgAlt', text, {
      en: 'What the picture shows',
      'pt-BR': 'O que a imagem mostra',
      alsoKnownAs: ['texto alternativo', 'alt'],
    }),
  ],
});

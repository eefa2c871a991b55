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
  // eslint-disable-next-line max-lines-per-function -- it is a table
  columns: (column) => ({
    title: column({
      heading: { en: 'Title', 'pt-BR': 'Título' },
      alsoKnownAs: ['nome', 'name', 'produto', 'product'],
      cell: text,
      value: ({ title }) => title,
    }),
    sku: column({
      heading: { en: 'SKU', 'pt-BR': 'SKU' },
      alsoKnownAs: ['código', 'code'],
      cell: text,
      value: ({ sku }) => sku,
    }),
    category: column({
      heading: { en: 'Category', 'pt-BR': 'Categoria' },
      cell: category,
      value: (product) => product.category,
    }),
    brand: column({
      heading: { en: 'Brand', 'pt-BR': 'Marca' },
      alsoKnownAs: ['fabricante', 'maker'],
      cell: text,
      value: ({ brand }) => brand,
    }),
    price: column({
      heading: { en: 'Price', 'pt-BR': 'Preço' },
      alsoKnownAs: ['valor', 'preço de venda'],
      cell: money,
      value: ({ price }) => price,
    }),
    totalUnit: column({
      heading: { en: 'Stock', 'pt-BR': 'Estoque' },
      alsoKnownAs: ['quantidade', 'quantity'],
      cell: whole,
      value: ({ totalUnit }) => totalUnit,
    }),
    stockThreshold: column({
      heading: { en: 'Low from', 'pt-BR': 'Baixo a partir de' },
      alsoKnownAs: ['estoque mínimo', 'minimum stock'],
      cell: whole,
      value: ({ stockThreshold }) => stockThreshold,
    }),
    isActive: column({
      heading: { en: 'Active', 'pt-BR': 'Ativo' },
      cell: yesOrNo,
      value: ({ isActive }) => isActive,
    }),
    rating: column({
      heading: { en: 'Rating', 'pt-BR': 'Avaliação' },
      cell: whole,
      value: ({ rating }) => rating,
    }),
    freeShipping: column({
      heading: { en: 'Free delivery', 'pt-BR': 'Frete grátis' },
      cell: yesOrNo,
      value: ({ freeShipping }) => freeShipping,
    }),
    description: column({
      heading: { en: 'Description', 'pt-BR': 'Descrição' },
      cell: text,
      value: ({ description }) => description,
    }),
    imgUrl: column({
      heading: { en: 'Picture', 'pt-BR': 'Imagem' },
      alsoKnownAs: ['foto', 'image'],
      cell: text,
      value: ({ imgUrl }) => imgUrl,
    }),
    imgAlt: column({
      heading: { en: 'What the picture shows', 'pt-BR': 'O que a imagem mostra' },
      alsoKnownAs: ['texto alternativo', 'alt'],
      cell: text,
      value: ({ imgAlt }) => imgAlt,
    }),
  }),
});

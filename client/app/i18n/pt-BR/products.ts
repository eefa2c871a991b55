import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['products']> = {
  title: 'Produtos',
  data: 'Dados',
  filters: { text: 'Buscar por título, marca ou sku', any: 'Qualquer' },
  empty: { title: 'Nenhum produto ainda', text: 'O que se vende na loja fica aqui.' },
  fields: {
    title: 'Título',
    sku: 'SKU',
    category: 'Categoria',
    brand: 'Marca',
    price: 'Preço',
    totalUnit: 'Estoque',
    stockThreshold: 'Baixo a partir de',
    isActive: 'Ativo',
    rating: 'Avaliação',
    freeShipping: 'Frete grátis',
    description: 'Descrição',
  },
  active: { yes: 'Sim', no: 'Não' },
  stock: { low: 'Baixo', none: 'Esgotado' },
  ratingOf: '{{rating}} de 5',
  categories: {
    audio: 'Áudio',
    fashion: 'Moda',
    cellphone: 'Celulares',
    accessories: 'Acessórios',
  },
};

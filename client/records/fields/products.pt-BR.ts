import type { productFields as english } from './products.en.ts';

export const productFields: Record<keyof typeof english, string> = {
  sku: 'SKU',
  category: 'Categoria',
  brand: 'Marca',
  description: 'Descrição',
  descriptionHtml: 'Descrição com formatação',
  imgAlt: 'Descrição da imagem',
  morePictures: 'Outras imagens',
  productPictures: 'Outras imagens',
  imgUrl: 'Imagem',
  priceCents: 'Preço',
  costCents: 'Custo',
  totalUnit: 'Estoque',
  stockThreshold: 'Estoque mínimo',
  rating: 'Avaliação',
  freeShipping: 'Frete grátis',
  isActive: 'Ativo',
};

import { newProduct } from '../../gateway/testing/sample-products.ts';
import type { TestGateway } from '../../gateway/testing/test-gateway.ts';

/** Adds products as another client would, in one activity each; what one does not say is as in `newProduct`. */
export async function addProducts(gateway: TestGateway, products: object[]): Promise<void> {
  const token = await gateway.tokenFor('EDITOR');
  for (const product of products) {
    const { errors } = await gateway.graphql(
      'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }',
      { input: { ...newProduct, ...product } },
      token,
    );
    if (errors) throw new Error(errors[0]?.message);
  }
}

export async function changeProduct(gateway: TestGateway, input: object): Promise<void> {
  const { errors } = await gateway.graphql(
    'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { id } } }',
    { input },
    await gateway.tokenFor('EDITOR'),
  );
  if (errors) throw new Error(errors[0]?.message);
}

interface StoredProduct {
  id: string;
  sku: string;
  title: string;
  price: number;
  cost: number | null;
  brand: string;
  stockThreshold: number;
  totalUnit: number;
  category: string;
  isActive: boolean;
  imgUrl: string;
  imgAlt: string;
  version: number;
}

export async function storedProducts(gateway: TestGateway): Promise<StoredProduct[]> {
  const { data } = await gateway.graphql(
    `{ products(first: 100) {
      nodes { id sku title price cost brand stockThreshold totalUnit category isActive imgUrl imgAlt version }
    } }`,
    {},
    await gateway.tokenFor('GUEST'),
  );
  return data?.products.nodes as StoredProduct[];
}

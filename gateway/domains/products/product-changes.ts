import type { Context } from '../../graphql/context.ts';
import { given } from '../../graphql/entered.ts';
import type { CreateProductInput, UpdateProductInput } from '../../graphql/generated/resolvers.ts';
import { commitOne, creation, deleteRecord, update } from '../../records/changes.ts';
import { commit } from '../../records/commit.ts';
import type { Db } from '../../store/database.ts';
import { nextOf } from '../../store/facts.ts';
import { newId } from '../../store/new-id.ts';
import { productRecord } from './products.record.ts';
import { PRODUCT_COUNTER, skuOf } from './products.rules.ts';
import { isSkuTaken } from './products.store.ts';
import type { ProductRow } from './products.table.ts';

export function makeProduct(context: Context, input: CreateProductInput): Promise<ProductRow> {
  return commit(context, async ({ db, write }) => {
    const sku = input.sku ?? (await freeSku(db));
    const row = { ...columnsOf(input), id: input.id ?? newId(), sku, version: 1 } as ProductRow;
    const [product] = await write([creation(productRecord, { row })]);
    return product!.row;
  });
}

export async function changeProduct(context: Context, input: UpdateProductInput) {
  const change = update(productRecord, input, () => ({ row: columnsOf(input) }));
  const { held, activityId } = await commitOne(context, change);
  return { product: held!.row, activityId };
}

export const removeProduct = (context: Context, id: string) =>
  deleteRecord(context, productRecord, { id });

export function columnsOf(
  input: Partial<CreateProductInput | UpdateProductInput>,
): Partial<ProductRow> {
  return given({
    sku: input.sku,
    title: input.title,
    category: input.category,
    brand: input.brand,
    description: input.description,
    imgUrl: input.imgUrl,
    imgAlt: input.imgAlt,
    priceCents: input.price,
    totalUnit: input.totalUnit,
    stockThreshold: input.stockThreshold,
    rating: input.rating,
    freeShipping: flagOf(input.freeShipping),
    isActive: flagOf(input.isActive),
  }) as Partial<ProductRow>;
}

const flagOf = (value: boolean | null | undefined) => (value == null ? undefined : Number(value));

async function freeSku(db: Db): Promise<string> {
  for (;;) {
    const sku = skuOf(await nextOf(db, PRODUCT_COUNTER));
    if (!(await isSkuTaken(db, sku))) return sku;
  }
}

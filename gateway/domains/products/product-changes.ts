import type { Context } from '../../graphql/context.ts';
import { given } from '../../graphql/entered.ts';
import { conflict, refuseErrors } from '../../graphql/errors.ts';
import type { CreateProductInput, UpdateProductInput } from '../../graphql/generated/resolvers.ts';
import { changeRecord, removeRecord } from '../../record-changes.ts';
import { recorded } from '../../recording.ts';
import type { Db } from '../../store/database.ts';
import { nextOf } from '../../store/facts.ts';
import { newId } from '../../store/new-id.ts';
import { isUniqueViolation } from '../../store/unique-violation.ts';
import { derivedFields, PRODUCT_COUNTER, productErrors, skuOf } from './products.rules.ts';
import {
  deleteProduct,
  findProduct,
  insertProduct,
  isSkuTaken,
  updateProduct,
} from './products.store.ts';
import { productRecord, type ProductRow } from './products.table.ts';

export function makeProduct(context: Context, input: CreateProductInput): Promise<ProductRow> {
  const id = input.id ?? newId();
  return recorded(context, async ({ db, touch }) => {
    await touch(productRecord, id);
    const sku = input.sku ?? (await freeSku(db));
    const entered = { ...columnsOf(input), id, sku } as ProductRow;
    refuseErrors(productErrors(entered));
    const row = { ...entered, ...derivedFields(entered), version: 1 };
    const product = await insertProduct(db, row);
    if (!product) throw taken((await isSkuTaken(db, sku)) ? 'sku' : 'id');
    return product;
  });
}

interface Changed {
  product: ProductRow;
  /** The activity that `restore` undoes. */
  activityId: string;
}

export function changeProduct(
  context: Context,
  { id, version, ...input }: UpdateProductInput,
): Promise<Changed> {
  const wanted = { record: productRecord, id, find: findProduct };
  return changeRecord(context, wanted, async ({ activityId, db }, stored) => {
    const columns = columnsOf(input);
    const entered = { ...stored, ...columns };
    refuseErrors(productErrors(entered));
    const from = { id, version: version ?? stored.version };
    const product = await updateProduct(db, from, { ...columns, ...derivedFields(entered) });
    return product && { product, activityId };
  }).catch(refuseTaken);
}

export const removeProduct = (context: Context, id: string) =>
  removeRecord(context, { record: productRecord, id }, deleteProduct);

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

/** The sku is the only unique field. */
function refuseTaken(error: unknown): never {
  throw isUniqueViolation(error) ? taken('sku') : error;
}

function taken(field: 'id' | 'sku') {
  return conflict(`A product with this ${field} exists`, { fields: { [field]: 'is taken' } });
}

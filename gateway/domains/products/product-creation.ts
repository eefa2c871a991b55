import type { Context } from '../../graphql/context.ts';
import type { CreateProductInput } from '../../graphql/generated/resolvers.ts';
import { creation } from '../../records/changes.ts';
import { commit } from '../../records/commit.ts';
import { declared } from '../../records/declarations.ts';
import { newRow } from '../../records/enter.ts';
import type { ProductRow } from '../../records/generated/rows.ts';
import type { Db } from '../../store/database.ts';
import { nextOf } from '../../store/facts.ts';
import { productRecord } from './products.record.ts';
import { PRODUCT_COUNTER, skuOf } from './products.rules.ts';
import { isSkuTaken } from './products.store.ts';

/** A product without a sku gets the next free one. */
export const createProduct = (context: Context, input: CreateProductInput) =>
  commit(context, async ({ activityId, db, write }) => {
    const sku = input.sku ?? (await freeSku(db));
    const row = newRow(declared('Product'), { ...input, sku }) as unknown as ProductRow;
    const [held] = await write([creation(productRecord, { row })]);
    return { activityId, product: held!.row };
  });

async function freeSku(db: Db): Promise<string> {
  for (;;) {
    const sku = skuOf(await nextOf(db, PRODUCT_COUNTER));
    if (!(await isSkuTaken(db, sku))) return sku;
  }
}

import { MOST_AT_ONCE, selectedRecords } from '../../bulk-selection.ts';
import type { Context } from '../../graphql/context.ts';
import { given } from '../../graphql/entered.ts';
import { conflict, type FieldErrors, invalid, refuseErrors } from '../../graphql/errors.ts';
import type {
  DeleteProductsInput,
  ProductChangesInput,
  ProductRowInput,
  UpdateProductsInput,
} from '../../graphql/generated/resolvers.ts';
import { recorded } from '../../recording.ts';
import type { Db } from '../../store/database.ts';
import { changedPrice, filterErrors, priceChangeErrors, productErrors } from './products.rules.ts';
import { deleteProducts, selectProducts, updateProduct } from './products.store.ts';
import { productRecord, type ProductRow } from './products.table.ts';

/** A stored product, its new columns, and the field of the input. */
interface Change {
  stored: ProductRow;
  columns: Partial<ProductRow>;
  path: string;
}

export function removeProducts(context: Context, input: DeleteProductsInput) {
  return recorded(context, async ({ activityId, db, touch }) => {
    const ids = (await selected(db, input)).map(({ id }) => id);
    for (const id of ids) await touch(productRecord, id);
    return { activityId, count: await deleteProducts(db, ids) };
  });
}

export function changeProducts(context: Context, input: UpdateProductsInput) {
  return recorded(context, async ({ activityId, db, touch }) => {
    const changes = await changesOf(db, input);
    refuseErrors(errorsOf(changes));
    const real = changes.filter(({ stored, columns }) => isOther(stored, columns));
    if (real.length === 0) throw conflict('Every one of these products has these values already');
    for (const { stored, columns, path } of real) {
      await touch(productRecord, stored.id);
      if (!(await updateProduct(db, stored, columns))) throw changedElsewhere({ [path]: STALE });
    }
    return { activityId, count: real.length, skippedCount: changes.length - real.length };
  });
}

function changesOf(db: Db, { rows, changes, ...selection }: UpdateProductsInput) {
  if ((rows == null) === (changes == null)) {
    throw invalid({ changes: 'must be given, or rows, and not both' });
  }
  return rows ? changesByRow(db, rows, selection) : changesToAll(db, changes!, selection);
}

async function changesToAll(db: Db, changes: ProductChangesInput, selection: DeleteProductsInput) {
  const { price, totalUnit, category, isActive } = changes;
  refuseErrors(price ? priceChangeErrors(price) : {});
  const products = await selected(db, selection);
  return products.map((stored): Change => {
    const priceCents = price && changedPrice(stored.priceCents, price);
    const columns = given({ priceCents, totalUnit, category, isActive: flagOf(isActive) });
    return { stored, columns: columns as Change['columns'], path: 'changes' };
  });
}

async function changesByRow(
  db: Db,
  rows: readonly ProductRowInput[],
  { ids, filter }: DeleteProductsInput,
) {
  if (ids ?? filter) throw invalid({ rows: 'cannot be given together with ids or filter' });
  if (rows.length > MOST_AT_ONCE) throw invalid({ rows: `must have at most ${MOST_AT_ONCE}` });
  const found = await selectProducts(db, { ids: rows.map(({ id }) => id), most: MOST_AT_ONCE });
  const byId = new Map(found.map((product) => [product.id, product]));
  refuseErrors(rowErrors(rows, byId));
  const stale = rows.flatMap(({ id, version }, index) =>
    version != null && version !== byId.get(id)!.version ? [[`rows.${index}`, STALE]] : [],
  );
  if (stale.length > 0) throw changedElsewhere(Object.fromEntries(stale) as FieldErrors);
  const changes = rows.map(({ id, price, totalUnit, isActive }, index): Change => {
    const columns = given({ priceCents: price, totalUnit, isActive: flagOf(isActive) });
    return {
      stored: byId.get(id)!,
      columns: columns as Change['columns'],
      path: `rows.${index}`,
    };
  });
  return changes.sort((one, other) => (one.stored.id < other.stored.id ? -1 : 1));
}

function rowErrors(
  rows: readonly ProductRowInput[],
  byId: ReadonlyMap<string, ProductRow>,
): FieldErrors {
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  for (const [index, { id }] of rows.entries()) {
    if (seen.has(id)) errors[`rows.${index}.id`] = 'is already in an earlier row';
    if (!byId.has(id)) errors[`rows.${index}.id`] = 'is not a product';
    seen.add(id);
  }
  return errors;
}

/** An error of a common change names the product. */
function errorsOf(changes: readonly Change[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { stored, columns, path } of changes) {
    const isForAll = path === 'changes';
    for (const [field, problem] of Object.entries(productErrors({ ...stored, ...columns }))) {
      errors[`${path}.${field}`] ??= isForAll ? `${stored.title}: ${problem}` : problem;
    }
  }
  return errors;
}

const isOther = (stored: ProductRow, columns: Partial<ProductRow>) =>
  Object.entries(columns).some(([column, value]) => stored[column as keyof ProductRow] !== value);

const selected = (db: Db, { ids, filter }: DeleteProductsInput): Promise<ProductRow[]> =>
  selectedRecords({ ids, filter }, 'Product', (most) => {
    refuseErrors(filterErrors(filter ?? {}));
    return selectProducts(db, { ids, filter, most });
  });

const STALE = 'was changed by someone else';
const changedElsewhere = (fields: FieldErrors) =>
  conflict('Some of these products were changed by someone else', { fields });

const flagOf = (value: boolean | null | undefined) => (value == null ? undefined : Number(value));

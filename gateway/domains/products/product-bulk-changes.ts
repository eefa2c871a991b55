import { listLimits } from '../../config/limits.ts';
import { selectedIds } from '../../records/write/bulk-selection.ts';
import type { Context } from '../../services/context.ts';
import { conflict, type FieldErrors, invalid, refuseErrors } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type {
  DeleteProductsInput,
  ProductChangesInput,
  ProductRowInput,
  UpdateProductsInput,
} from '../../graphql/generated/resolvers.ts';
import { updateChange } from '../../records/write/changes.ts';
import { commit } from '../../records/write/commit.ts';
import type { UnitOfWork } from '../../records/write/unit-of-work.ts';
import { declarationOf } from '../../records/declarations.ts';
import { patchFromInput, rowFromInput } from '../../records/write/from-input.ts';
import type { ProductRow } from '../../records/generated/rows.ts';
import { productRecord } from './products.record.ts';
import { changedPrice, priceChangeErrors } from './products.rules.ts';

interface Change {
  stored: ProductRow;
  columns: Partial<ProductRow>;
  parts?: object;
  path: string;
}

const kind = { declaration: declarationOf('Product'), record: productRecord };

export function changeProducts(context: Context, input: UpdateProductsInput) {
  return commit(context, async (unit) => {
    const changes = await changesOf(unit, input);
    const real = changes.filter(isOther);
    if (real.length === 0) throw conflict(problem('products_unchanged'));
    await unit.write(real.map(writtenChange));
    const skippedCount = changes.length - real.length;
    return { activityId: unit.activityId, count: real.length, skippedCount };
  });
}

/** An error of a common change names the product. */
function writtenChange({ stored: { id, title }, columns, parts = {}, path }: Change) {
  const isForAll = path === 'changes';
  const at = (errors: FieldErrors): FieldErrors =>
    Object.fromEntries(
      Object.entries(errors).map(([field, about]) => [
        `${path}.${field}`,
        isForAll ? problem('of_one', { title, problem: about }) : about,
      ]),
    );
  return updateChange(productRecord, { id, mapErrors: at }, () => ({ row: columns, parts }));
}

function changesOf(unit: UnitOfWork, { rows, changes, ...selection }: UpdateProductsInput) {
  if ((rows == null) === (changes == null)) {
    throw invalid({ changes: problem('changes_or_rows') });
  }
  return rows ? changesByRow(unit, rows, selection) : changesToAll(unit, changes!, selection);
}

async function changesToAll(
  { db, lock }: UnitOfWork,
  changes: ProductChangesInput,
  selection: DeleteProductsInput,
) {
  const { price, ...others } = changes;
  refuseErrors(price ? priceChangeErrors(price) : {});
  const products = await lock(productRecord, await selectedIds(db, kind, selection));
  return [...products.values()].map(({ row: stored }): Change => {
    const entered = patchFromInput(kind.declaration, productRecord, { ...others, id: stored.id });
    const priceMillionths = price && changedPrice(stored.priceMillionths, price);
    const columns = { ...entered.row, ...(priceMillionths != null && { priceMillionths }) };
    return { stored, columns, parts: entered.parts, path: 'changes' };
  });
}

async function changesByRow(
  { lock }: UnitOfWork,
  rows: readonly ProductRowInput[],
  { ids, filter }: DeleteProductsInput,
) {
  if (ids ?? filter) throw invalid({ rows: problem('not_together', { other: 'ids or filter' }) });
  if (rows.length > listLimits.bulk)
    throw invalid({ rows: problem('too_many', { most: listLimits.bulk }) });
  const found = await lock(
    productRecord,
    rows.map(({ id }) => id),
  );
  const byId = new Map([...found].map(([id, { row }]) => [id, row]));
  refuseErrors(rowErrors(rows, byId));
  const stale = rows.flatMap(({ id, version }, index) =>
    version != null && version !== byId.get(id)!.version ? [[`rows.${index}`, STALE]] : [],
  );
  if (stale.length > 0) throw changedElsewhere(Object.fromEntries(stale) as FieldErrors);
  return rows.map((row, index) => ({
    stored: byId.get(row.id)!,
    columns: rowFromInput(kind.declaration, { ...row }),
    path: `rows.${index}`,
  }));
}

function rowErrors(
  rows: readonly ProductRowInput[],
  byId: ReadonlyMap<string, ProductRow>,
): FieldErrors {
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  for (const [index, { id }] of rows.entries()) {
    if (seen.has(id)) errors[`rows.${index}.id`] = problem('in_earlier_row');
    if (!byId.has(id)) errors[`rows.${index}.id`] = problem('not_a_product');
    seen.add(id);
  }
  return errors;
}

const isOther = ({ stored, columns, parts = {} }: Change) =>
  Object.keys(parts).length > 0 ||
  Object.entries(columns).some(([column, value]) => stored[column as keyof ProductRow] !== value);

const STALE = problem('changed_elsewhere');
const changedElsewhere = (fields: FieldErrors) => conflict(problem('products_changed'), { fields });

import { selectedIds } from '../../records/write/bulk-selection.ts';
import type { Context } from '../../services/context.ts';
import { refuseErrors } from '../../errors/errors.ts';
import type { UpdateCustomersInput } from '../../graphql/generated/resolvers.ts';
import { updateChange } from '../../records/write/changes.ts';
import { commit } from '../../records/write/commit.ts';
import { declarationOf } from '../../records/declarations.ts';
import { rowFromInput } from '../../records/write/from-input.ts';
import { customerRecord } from './customers.record.ts';
import { enteredTags, tagErrors, tagRows } from './customers.rules.ts';

export function updateCustomers(context: Context, input: UpdateCustomersInput) {
  const declaration = declarationOf('Customer');
  const row = rowFromInput(declaration, { status: input.status, ownerId: input.ownerId });
  const added = enteredTags(input.addTags ?? []);
  const removed = new Set(enteredTags(input.removeTags ?? []));
  refuseErrors(tagErrors(added));
  return commit(context, async ({ activityId, db, write }) => {
    const ids = await selectedIds(db, { declaration, record: customerRecord }, input);
    const changes = ids.map((id) =>
      updateChange(
        customerRecord,
        { id, mapErrors: ({ tags, ...errors }) => ({ ...errors, ...(tags && { addTags: tags }) }) },
        ({ parts }) => {
          const kept = parts.customerTags.map(({ tag }) => tag).filter((tag) => !removed.has(tag));
          return { row, parts: { customerTags: tagRows(id, [...kept, ...added]) } };
        },
      ),
    );
    await write(changes);
    return { activityId, count: ids.length };
  });
}

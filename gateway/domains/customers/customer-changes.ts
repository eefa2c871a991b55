import { selectedIds } from '../../records/write/bulk-selection.ts';
import { requireCaller, type Context } from '../../services/context.ts';
import { textErrors } from '../../formats/entered.ts';
import { refuseErrors } from '../../errors/errors.ts';
import type {
  AddCustomerNoteInput,
  UpdateCustomersInput,
} from '../../graphql/generated/resolvers.ts';
import { updateChange, updateRecord } from '../../records/write/changes.ts';
import { commit } from '../../records/write/commit.ts';
import { declarationOf } from '../../records/declarations.ts';
import { rowFromInput } from '../../records/write/from-input.ts';
import type { CustomerRow } from '../../records/generated/rows.ts';
import { newId } from '../../database/new-id.ts';
import { customerRecord } from './customers.record.ts';
import { enteredTags, tagErrors, tagRows } from './customers.rules.ts';
import type { CustomerNoteRow } from './customers.table.ts';

const LONGEST_NOTE = 2_000;

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

export async function writeNote(
  context: Context,
  { id, text }: AddCustomerNoteInput,
): Promise<{ customer: CustomerRow; note: CustomerNoteRow }> {
  const { account } = requireCaller(context);
  const note = {
    id: newId(),
    customerId: id,
    at: new Date().toISOString(),
    accountId: account.id,
    accountName: account.name,
    text: text.trim(),
  };
  refuseErrors(textErrors([['text', note.text, LONGEST_NOTE, true]]));
  const customer = await updateRecord(context, customerRecord, { id }, ({ parts }) => ({
    parts: { customerNotes: [...parts.customerNotes, note] },
  }));
  return { customer, note };
}

import { callerOf, type Context } from '../../graphql/context.ts';
import { textErrors } from '../../graphql/entered.ts';
import { notFound, refuseErrors } from '../../graphql/errors.ts';
import type { AddCustomerNoteInput } from '../../graphql/generated/resolvers.ts';
import { recorded } from '../../recording.ts';
import { newId } from '../../store/new-id.ts';
import { insertNote } from './customer-notes.store.ts';
import { findCustomer } from './customers.store.ts';
import { type CustomerNoteRow, customerRecord, type CustomerRow } from './customers.table.ts';

export function writeNote(
  context: Context,
  { id, text }: AddCustomerNoteInput,
): Promise<{ customer: CustomerRow; note: CustomerNoteRow }> {
  const written = text.trim();
  refuseErrors(textErrors([['text', written, 2_000, true]]));
  return recorded(context, async ({ db, touch }) => {
    await touch(customerRecord, id);
    const customer = await findCustomer(db, id);
    if (!customer) throw notFound('Customer');
    const { account } = callerOf(context);
    const note = await insertNote(db, {
      id: newId(),
      customerId: id,
      at: new Date().toISOString(),
      accountId: account.id,
      accountName: account.name,
      text: written,
    });
    return { customer, note };
  });
}

import { callerOf, type Context } from '../../graphql/context.ts';
import { notFound } from '../../graphql/errors.ts';

/** The account's id. Throws NotFound for a caller who claims another contact's id. */
export function ownContactId(context: Context, claimedId?: string | null): string {
  const { id } = callerOf(context).account;
  if (claimedId != null && claimedId !== id) throw notFound('Contact');
  return id;
}

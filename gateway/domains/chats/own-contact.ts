import { callerOf, type Context } from '../../graphql/context.ts';
import { notFound } from '../../graphql/errors.ts';

/**
 * The id of the caller's contact, which is their account's. Old consumers say who they are; one who says to be
 * someone else is told that there is no such contact.
 */
export function ownContactId(context: Context, claimedId?: string | null): string {
  const { id } = callerOf(context).account;
  if (claimedId != null && claimedId !== id) throw notFound('Contact');
  return id;
}

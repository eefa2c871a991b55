import { imageUrlErrors, textErrors } from '../../graphql/entered.ts';
import type { FieldErrors } from '../../graphql/errors.ts';
import { folded } from '../../store/folding.ts';
import type { MessageRow } from '../../records/generated/rows.ts';
import type { RecipientRow } from './messages.table.ts';

const signs: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Expects cleaned HTML: every `<` starts a tag. */
export function searchTextOf({
  subject,
  senderName,
  message,
}: Pick<MessageRow, 'subject' | 'senderName' | 'message'>): string {
  const text = message
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|quot|amp);/g, (sign) => signs[sign]!);
  return folded(`${subject} ${senderName} ${text}`);
}

export function senderErrors(entered: Pick<MessageRow, 'senderName' | 'senderPhoto'>): FieldErrors {
  return {
    ...imageUrlErrors('sender.photo', entered.senderPhoto),
    ...textErrors([['sender.name', entered.senderName, 200, true]]),
  };
}

/** Accounts read to find a recipient by name. */
export const MOST_ACCOUNTS = 2_000;

const MOST_RECIPIENTS = 20;

/** The first whose name holds every word. */
export function recipientsNamed(
  accounts: readonly RecipientRow[],
  text: string | null | undefined,
): RecipientRow[] {
  const words = folded(text ?? '').split(' ');
  const isNamed = ({ name }: RecipientRow) => words.every((word) => folded(name).includes(word));
  return accounts.filter(isNamed).slice(0, MOST_RECIPIENTS);
}

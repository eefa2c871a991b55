import { LONGEST_HTML } from '../../clean-html.ts';
import { imageUrlErrors, textErrors } from '../../graphql/entered.ts';
import type { FieldErrors } from '../../graphql/errors.ts';
import { folded } from '../../store/folding.ts';
import type { MessageRow, RecipientRow } from './messages.table.ts';

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

/** Before its HTML is cleaned. */
export function messageErrors(entered: Partial<MessageRow>): FieldErrors {
  return {
    ...imageUrlErrors('sender.photo', entered.senderPhoto),
    ...textErrors([
      ['id', entered.id, 64, true],
      ['sender.name', entered.senderName, 200, true],
      ['subject', entered.subject, 200, false],
      ['message', entered.message, LONGEST_HTML, true],
    ]),
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

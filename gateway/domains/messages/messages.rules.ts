import { textOfHtml } from '../../formats/html-text.ts';
import { imageUrlErrors, textErrors } from '../../formats/entered.ts';
import type { FieldErrors } from '../../errors/errors.ts';
import { byNameRank } from '../../formats/name-rank.rules.ts';
import { holdsTerms, searchTerms, searchText } from '../../formats/search-text.rules.ts';
import type { MessageRow } from '../../records/generated/rows.ts';
import type { Owner } from '../../database/owners.ts';

/** Expects cleaned HTML. */
export const searchTextOf = ({
  folder,
  subject,
  senderName,
  recipientName,
  message,
}: Pick<MessageRow, 'folder' | 'subject' | 'senderName' | 'recipientName' | 'message'>) =>
  searchText([subject, folder === 'sent' ? recipientName : senderName, textOfHtml(message)]);

export function senderErrors(entered: Pick<MessageRow, 'senderName' | 'senderPhoto'>): FieldErrors {
  return {
    ...imageUrlErrors('sender.photo', entered.senderPhoto),
    ...textErrors([['sender.name', entered.senderName, 200, true]]),
  };
}

export const MOST_ACCOUNTS = 2_000;

const MOST_RECIPIENTS = 20;

export function recipientsNamed(
  accounts: readonly Owner[],
  text: string | null | undefined,
): Owner[] {
  const terms = searchTerms(text ?? '');
  const isNamed = ({ name }: Owner) => holdsTerms(searchText([name]), terms);
  const named = byNameRank(accounts.filter(isNamed), text ?? '', ({ name }) => name);
  return named.slice(0, MOST_RECIPIENTS);
}

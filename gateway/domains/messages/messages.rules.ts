import { textOfHtml } from '../../formats/html-text.ts';
import { imageUrlErrors, textErrors } from '../../formats/entered.ts';
import type { FieldErrors } from '../../errors/errors.ts';
import { searchText } from '../../formats/search-text.rules.ts';
import type { MessageRow } from '../../records/generated/rows.ts';

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

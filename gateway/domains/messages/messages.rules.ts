import { textOfHtml } from '../../formats/html-text.ts';
import { imageUrlErrors, textErrors } from '../../formats/entered.ts';
import type { FieldErrors } from '../../errors/errors.ts';
import type { MessageRow } from '../../records/generated/rows.ts';

type Found = Pick<MessageRow, 'folder' | 'senderName' | 'recipientName' | 'message'>;

/** A message is found by whom it is from or to, and by its text without the HTML, which is cleaned. */
export const searchForms = ({ folder, senderName, recipientName, message }: Found) => ({
  message: [folder === 'sent' ? recipientName : senderName, textOfHtml(message)],
});

export function senderErrors(entered: Pick<MessageRow, 'senderName' | 'senderPhoto'>): FieldErrors {
  return {
    ...imageUrlErrors('sender.photo', entered.senderPhoto),
    ...textErrors([['sender.name', entered.senderName, 200, true]]),
  };
}

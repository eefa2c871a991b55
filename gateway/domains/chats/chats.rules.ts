import { textErrors } from '../../graphql/entered.ts';
import type { FieldErrors } from '../../graphql/errors.ts';
import type { ChatMessageRow } from './chats.table.ts';

/** Until a demo contact replies. */
export const REPLY_DELAY_MS = 2_000;

/** A demo contact's reply to any message. */
export const CANNED_REPLY = 'Obrigado pela mensagem! Respondo com calma assim que puder.';

const LONGEST_TEXT = 4_000;

/** The same key, whatever the order. */
export const pairOf = (one: string, other: string) => [one, other].sort().join(' ');

/** Expects trimmed text. */
export function chatMessageErrors({ id, text }: Pick<ChatMessageRow, 'id' | 'text'>): FieldErrors {
  return textErrors([
    ['id', id, 64, true],
    ['text', text, LONGEST_TEXT, true],
  ]);
}

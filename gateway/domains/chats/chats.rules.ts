import { textErrors } from '../../graphql/entered.ts';
import type { FieldErrors } from '../../graphql/errors.ts';
import type { ChatMessageRow } from './chats.table.ts';

/** How long a contact of the demo data takes to answer. */
export const REPLY_DELAY_MS = 2_000;

/** What a contact of the demo data answers to whatever is written. */
export const CANNED_REPLY = 'Obrigado pela mensagem! Respondo com calma assim que puder.';

const LONGEST_TEXT = 4_000;

/** One key for two contacts, whoever is named first. */
export const pairOf = (one: string, other: string) => [one, other].sort().join(' ');

/** What is wrong with a message, its text trimmed; empty when nothing is. */
export function chatMessageErrors({ id, text }: Pick<ChatMessageRow, 'id' | 'text'>): FieldErrors {
  return textErrors([
    ['id', id, 64, true],
    ['text', text, LONGEST_TEXT, true],
  ]);
}

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

/** The most characters of a preview, its ellipsis included. */
export const LONGEST_PREVIEW = 140;

/** Enough HTML for a preview, unless it begins with an inline picture. */
const ENOUGH_HTML = 4_000;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns the beginning of a text in one line, without a signature and the reply's quote at its end. */
export function previewOf(html: string): string {
  const written = withoutQuote(html);
  const text = lineOf(written.slice(0, ENOUGH_HTML).replace(/<[^>]*$/, ''));
  const isEnough = text.length > LONGEST_PREVIEW || written.length <= ENOUGH_HTML;
  const line = isEnough ? text : lineOf(written);
  return line === '' && written !== html ? shortened(lineOf(html)) : shortened(line);
}

/** Takes cells apart and cuts at the line that begins a signature. */
const lineOf = (html: string) =>
  textOfHtml(html.replace(/<\/t[dh]>/g, ' '))
    .split(/^--\s*$/m, 1)[0]!
    .replace(/\s+/g, ' ')
    .trim();

/** Removes what the last quote has, when nothing follows it, with the line that introduces it. */
function withoutQuote(html: string): string {
  if (!html.endsWith('</blockquote>')) return html;
  let depth = 0;
  let start = 0;
  for (const { 0: tag, index } of html.matchAll(/<\/?blockquote\b[^>]*>/g)) {
    if (tag.startsWith('</')) depth -= 1;
    else if (depth++ === 0) start = index;
  }
  return html.slice(0, start).replace(/<p>[^<]*:<\/p>$/, '');
}

function shortened(line: string): string {
  if (line.length <= LONGEST_PREVIEW) return line;
  const room = LONGEST_PREVIEW - 1;
  const lastSpace = line.lastIndexOf(' ', room);
  return `${line.slice(0, lastSpace > room / 2 ? lastSpace : graphemeEnd(line, room))}…`;
}

/** Returns the end of the last whole grapheme that ends at `most` or before. */
function graphemeEnd(line: string, most: number): number {
  const { index } = graphemes.segment(line).containing(most)!;
  return index === 0 ? most : index;
}

/**
 * Returns a text's type, by its ending and by what it begins and ends with; undefined when it has none of these. A plain
 * text that is not in UTF-8 has its encoding in its type: `text/plain; charset=windows-1252`.
 */
export function textTypeOf(bytes: Buffer, ending: string): string | undefined {
  return recognised[ending]?.(bytes);
}

const recognised: Readonly<Record<string, (bytes: Buffer) => string | undefined>> = {
  txt: (bytes) => plain(bytes, 'text/plain'),
  csv: (bytes) => plain(bytes, 'text/csv'),
  md: (bytes) => plain(bytes, 'text/markdown'),
  ics: (bytes) => (BEGINS_CALENDAR.test(textIn(bytes)) ? 'text/calendar' : undefined),
  vcf: (bytes) => (BEGINS_CARD.test(textIn(bytes, 'windows-1252')) ? 'text/vcard' : undefined),
  eml: (bytes) => (isMail(textIn(bytes, 'windows-1252')) ? 'message/rfc822' : undefined),
  xml: (bytes) => (rootOf(xmlIn(bytes)) ? 'application/xml' : undefined),
};

const BEGINS_CALENDAR = /^\uFEFF?\s*BEGIN:VCALENDAR\r?\n/i;
const BEGINS_CARD = /^\s*BEGIN:VCARD\r?\n/i;

/** Whether such a text has its end. */
export function isWholeText(bytes: Buffer, type: string): boolean {
  if (type === 'text/calendar') return /\nEND:VCALENDAR\s*$/i.test(textIn(bytes));
  if (type === 'text/vcard') return /\nEND:VCARD\s*$/i.test(textIn(bytes, 'windows-1252'));
  if (type !== 'application/xml') return true;
  const text = xmlIn(bytes);
  const root = rootOf(text)!;
  const end = withoutLastComments(text);
  const closing = end.slice(end.lastIndexOf('<')).replace(/\s/g, '');
  return closing === `</${root}>` || isEmptyElement(end, root);
}

function withoutLastComments(text: string): string {
  let end = text.trimEnd();
  while (end.endsWith('-->')) end = end.slice(0, Math.max(0, end.lastIndexOf('<!--'))).trimEnd();
  return end;
}

/** Tells whether a text is `<root/>` alone. */
const isEmptyElement = (text: string, root: string) =>
  text.endsWith('/>') && text.lastIndexOf('<') === text.lastIndexOf(`<${root}`);

const MARKUP = /^[\s\uFEFF]*<[a-z!?/]/i;

function plain(bytes: Buffer, type: string): string | undefined {
  const [encoding, text] = encodedText(bytes);
  if (!text || MARKUP.test(text) || !isReadable(text, encoding)) return undefined;
  return encoding === 'utf-8' ? type : `${type}; charset=${encoding}`;
}

type Encoding = 'utf-8' | 'utf-16' | 'windows-1252';

function encodedText(bytes: Buffer): [Encoding, string | undefined] {
  if (isUtf16(bytes)) return ['utf-16', decoded(bytes, utf16Of(bytes))];
  const text = decoded(bytes, 'utf-8');
  return text === undefined ? ['windows-1252', decoded(bytes, 'windows-1252')] : ['utf-8', text];
}

/** Tells whether bytes begin with the mark of UTF-16, which looks like the start of an MP3. */
export const isUtf16 = (bytes: Buffer) =>
  ['fffe', 'feff'].includes(bytes.subarray(0, 2).toString('hex'));

const utf16Of = (bytes: Buffer) => (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be');

/**
 * Unassigned and private characters, and bytes that Windows-1252 does not assign. Its other signs are not here, because
 * old versions of Node decode them as controls.
 */
const UNREADABLE = /[\p{Cn}\p{Co}\u0081\u008d\u008f\u0090\u009d]/u;

/**
 * Tells whether bytes that are not UTF-8 are likely the text that they decode to: any bytes are some text, but in one of
 * a Latin language most characters are of ASCII, unlike in EBCDIC or Cyrillic.
 */
function isReadable(text: string, encoding: Encoding): boolean {
  if (encoding === 'utf-8') return true;
  if (UNREADABLE.test(text)) return false;
  const others = text.replace(/[\t\n\r -~]/g, '').length;
  return encoding === 'utf-16' || 2 * others < text.length;
}

/** Other encodings, and terminals, give these a meaning; the end mark of DOS files is harmless. */
// oxlint-disable-next-line no-control-regex -- these are the ones to refuse
const CONTROLS = /[\u0000-\u0008\u000b\u000e-\u0019\u001b-\u001f\u007f]/;

/** Returns the text in UTF-8, or in the encoding `otherwise`; empty when it is no text. */
function textIn(bytes: Buffer, otherwise?: string): string {
  return decoded(bytes, 'utf-8') ?? ((otherwise && decoded(bytes, otherwise)) || '');
}

/** Returns the text; empty when it has characters that no text has, undefined when the bytes are of another encoding. */
function decoded(bytes: Buffer, encoding: string): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return CONTROLS.test(text) ? '' : text;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return undefined;
  }
}

const LATIN = /^<\?xml[^>]*\sencoding=["'](?:iso-8859-1|windows-1252)["']/i;

function xmlIn(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 200);
  return textIn(bytes, LATIN.test(start) ? 'windows-1252' : undefined);
}

const BEFORE_ROOT =
  /^\uFEFF?(?:\s+|<\?(?:(?!\?>)[\s\S])*\?>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE(?!\s+(?:html|svg)\b)[^[>]*>)*/i;
/** Matches the roots of pages and drawings, which a browser would run. */
const PAGES = /^(html|svg)$/i;

/** Returns the root's name; undefined for a page, and for a document that declares entities. */
function rootOf(xml: string): string | undefined {
  const before = BEFORE_ROOT.exec(xml)?.[0].length ?? 0;
  const name = /^<([\w.-]+(?::[\w.-]+)?)(?=[\s/>])/u.exec(xml.slice(before))?.[1];
  return name === undefined || PAGES.test(name.split(':').at(-1)!) ? undefined : name;
}

const FIELD = /^[!-9;-~]+:/;
const OF_MAIL =
  /^(from|to|date|subject|received|message-id|return-path|delivered-to|mime-version):/im;

/** Tells whether a text is a mail: it has header fields up to the first empty line. */
function isMail(text: string): boolean {
  const [head = ''] = text.split(/\r?\n\r?\n/, 1);
  const fields = head.split(/\r?\n(?![ \t])/);
  return OF_MAIL.test(head) && fields.every((field) => FIELD.test(field));
}

/** Returns a text's type, by its ending and by what it begins and ends with; undefined when it has none of these. */
export function textTypeOf(bytes: Buffer, ending: string): string | undefined {
  return recognised[ending]?.(bytes);
}

const recognised: Readonly<Record<string, (bytes: Buffer) => string | undefined>> = {
  txt: (bytes) => plain(bytes, 'text/plain'),
  csv: (bytes) => plain(bytes, 'text/csv'),
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
  const text = textIn(bytes);
  return text === '' || MARKUP.test(text) ? undefined : type;
}

/** Other encodings, and terminals, give these a meaning; the end mark of DOS files is harmless. */
// oxlint-disable-next-line no-control-regex -- these are the ones to refuse
const CONTROLS = /[\u0000-\u0008\u000b\u000e-\u0019\u001b-\u001f\u007f]/;

/** Returns the text in UTF-8, or in the encoding `otherwise`; empty when it is no text. */
function textIn(bytes: Buffer, otherwise?: string): string {
  for (const encoding of ['utf-8', ...(otherwise ? [otherwise] : [])]) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return CONTROLS.test(text) ? '' : text;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  return '';
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

import { fileTypeFromBuffer } from 'file-type';
import { isUtf16, isWholeText, textTypeOf } from './text-types.ts';
import { isWhole } from './whole-file.ts';

interface AcceptedType {
  type: string;
  /** The extensions of the type; a name with any other gets the first. */
  endings: readonly string[];
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';

/** The accepted types, none of which a browser would run: no HTML, no SVG, no program. XML is a download. */
export const acceptedTypes: readonly AcceptedType[] = [
  { type: 'image/png', endings: ['png'] },
  { type: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  { type: 'image/gif', endings: ['gif'] },
  { type: 'image/webp', endings: ['webp'] },
  { type: 'image/avif', endings: ['avif'] },
  { type: 'image/heic', endings: ['heic', 'heif'] },
  { type: 'video/mp4', endings: ['mp4', 'm4v'] },
  { type: 'video/webm', endings: ['webm'] },
  { type: 'audio/mpeg', endings: ['mp3'] },
  { type: 'application/pdf', endings: ['pdf'] },
  { type: 'application/zip', endings: ['zip'] },
  { type: `${OFFICE}.wordprocessingml.document`, endings: ['docx'] },
  { type: `${OFFICE}.spreadsheetml.sheet`, endings: ['xlsx'] },
  { type: `${OFFICE}.presentationml.presentation`, endings: ['pptx'] },
  { type: `${OPEN}.text`, endings: ['odt'] },
  { type: `${OPEN}.spreadsheet`, endings: ['ods'] },
  { type: 'text/plain', endings: ['txt'] },
  { type: 'text/csv', endings: ['csv'] },
  { type: 'text/markdown', endings: ['md'] },
  { type: 'application/xml', endings: ['xml'] },
  { type: 'text/calendar', endings: ['ics'] },
  { type: 'text/vcard', endings: ['vcf'] },
  { type: 'message/rfc822', endings: ['eml'] },
];

const byType = new Map(acceptedTypes.map((each) => [each.type, each]));

const aliases = new Map([
  ['video/x-m4v', 'video/mp4'],
  ['image/heif', 'image/heic'],
  ['image/heic-sequence', 'image/heic'],
  ['image/heif-sequence', 'image/heic'],
]);

/** Types that a signature does not tell well enough, so that the text decides. */
const texts: ReadonlySet<string> = new Set(['application/xml', 'text/calendar', 'text/vcard']);

/** Returns the type that the content shows; undefined when it is not accepted. */
export async function typeOf(bytes: Buffer, name: string): Promise<string | undefined> {
  if (isUtf16(bytes)) return textTypeOf(bytes, endingOf(name));
  const found = await fileTypeFromBuffer(bytes);
  if (found && !texts.has(found.mime))
    return byType.get(aliases.get(found.mime) ?? found.mime)?.type;
  return textTypeOf(bytes, endingOf(name));
}

/** Whether a file of an accepted type has its end, as far as that can be told. */
export const isComplete = (bytes: Buffer, type: string) =>
  isWhole(bytes, type) && isWholeText(bytes, type);

const LONGEST_NAME = 120;

/** Control and bidirectional characters, and those special in file systems or headers. */
// oxlint-disable-next-line no-control-regex -- these are the ones to take away
const UNFIT = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069"*:<>?|]/g;

/** Returns a file's name without a path, and with an extension that fits the content. */
export function cleanName(given: string, type: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const name = last.normalize('NFC').replace(UNFIT, '').trim().replace(/^\.+/, '');
  const { endings } = byType.get(type.split(';')[0]!)!;
  const isFit = endings.includes(endingOf(name));
  const ending = isFit ? endingOf(name) : endings[0]!;
  const stem = (isFit ? name.slice(0, -ending.length - 1) : name) || 'file';
  return `${Array.from(stem).slice(0, LONGEST_NAME).join('').trim()}.${ending}`;
}

function endingOf(name: string): string {
  return (/\.([a-z0-9]{1,5})$/i.exec(name)?.[1] ?? '').toLowerCase();
}

/** Tells whether browsers show a type; any other is a download, as is a photograph that few browsers show. */
export const isShownInPlace = (type: string) =>
  /^(image|video|audio)\//.test(type) && type !== 'image/heic';

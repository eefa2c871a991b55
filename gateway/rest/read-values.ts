/** Reads the forms that older programs write. Any other value is left for its type to refuse. */
export function readValue(value: unknown, type: string, field: string): unknown {
  if (type === 'DateTime') return readTime(value, field);
  if (numbers.has(type)) return readNumber(value);
  return type === 'String' && addresses.has(field) ? readAddress(value, field) : value;
}

const numbers: ReadonlySet<string> = new Set([
  'Float',
  'Int',
  'Money',
  'Percent',
  'Quantity',
  'UnitPrice',
]);
const addresses: ReadonlySet<string> = new Set(['coverImage', 'imgUrl', 'path', 'photo', 'url']);

const NUMBER = /^\s*[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?\s*$/i;

export function readNumber(value: unknown): unknown {
  return typeof value === 'string' && NUMBER.test(value) ? Number(value) : value;
}

/** `/` is the address of the first page. */
function readAddress(value: unknown, field: string): unknown {
  const isRelative = typeof value === 'string' && /^[^/\\:]+(\/|$)/.test(value);
  return isRelative || (field === 'path' && value === '') ? `/${String(value)}` : value;
}

/** The offset may be missing (UTC) or shorter than in ISO 8601. */
const OF_DATABASE =
  /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d)?:?(\d\d)?$/i;
/** `Tue Nov 24 1998 00:00:00 GMT-0300 (…)`, `Tue, 24 Nov 1998 03:00:00 GMT`, `Tue Nov 24 1998`. */
const OF_BROWSER =
  /^[A-Z][a-z]{2},? ([A-Z][a-z]{2} \d\d?|\d\d? [A-Z][a-z]{2}) (\d{4})( \d\d:\d\d:\d\d)?( GMT([+-]\d{4})?)?( \(.*\))?$/;
const MILLISECONDS = /^-?\d{9,15}$/;

/** Fields with a date: the day in the browser's time zone. */
const days: ReadonlySet<string> = new Set(['bd']);

function readTime(value: unknown, field: string): unknown {
  if (typeof value === 'number') return isoOf(value) ?? value;
  if (typeof value !== 'string') return value;
  if (MILLISECONDS.test(value)) return isoOf(Number(value)) ?? value;
  const [, date, time, offset = 'Z', minutes = '00'] = OF_DATABASE.exec(value) ?? [];
  if (date) return `${date}T${time}${/z/i.test(offset) ? 'Z' : `${offset}:${minutes}`}`;
  const [, day, year, clock = '', zone = ' GMT'] = OF_BROWSER.exec(value) ?? [];
  if (!day) return value;
  const moment = days.has(field) ? `${day} ${year} GMT` : `${day} ${year}${clock}${zone}`;
  return isoOf(Date.parse(moment)) ?? value;
}

function isoOf(milliseconds: number): string | undefined {
  const moment = new Date(milliseconds);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

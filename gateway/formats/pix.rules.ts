/** The contents of a BR Code for a Pix payment: manual of Brazil's central bank, 2.9, over EMV's QRCPS-MPM 1.1. */
export interface PixCharge {
  /** The receiver's key: a phone, email, CPF, CNPJ or random one. */
  key: string;
  /** The amount to pay; any amount when left out. */
  cents?: number;
  name: string;
  city: string;
  /** The text by which the receiver knows what was paid. */
  reference?: string;
}

const LONGEST = { name: 25, city: 15, reference: 25 };
/** The reference for which the payer's bank makes one up. */
const ANY_REFERENCE = '***';
const ANY_CITY = 'BRASIL';

/** Throws when the name has no character that a code may have: see `payeeName`. */
export function pixCode({ key, cents, name, city, reference = '' }: PixCharge): string {
  const payee = payeeName(name);
  if (payee === undefined) throw new Error(`A Pix code cannot say ${name}.`);
  const account = field('00', 'br.gov.bcb.pix') + field('01', key.trim());
  const code = [
    field('00', '01'),
    field('26', account),
    field('52', '0000'),
    field('53', '986'),
    cents === undefined ? '' : field('54', (cents / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', payee),
    field('60', plain(city).slice(0, LONGEST.city).trim() || ANY_CITY),
    field('62', field('05', referenceOf(reference))),
    '6304',
  ].join('');
  return code + checksum(code);
}

const field = (id: string, value: string) => id + String(value.length).padStart(2, '0') + value;

/** Replacements of the letters that are more than a plain letter with an accent. */
const letters: Readonly<Record<string, string>> = {
  ...{
    ß: 'ss',
    æ: 'ae',
    Æ: 'AE',
    œ: 'oe',
    Œ: 'OE',
    ø: 'o',
    Ø: 'O',
    ł: 'l',
    Ł: 'L',
    đ: 'd',
    Đ: 'D',
  },
  ...{ þ: 'th', Þ: 'Th', ð: 'd', Ð: 'D', ı: 'i', '’': "'", '–': '-', '—': '-' },
};

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, (each) => letters[each] ?? '')
    .replace(/ +/g, ' ')
    .trim();

/** Returns the receiver as a code may say it, in 1 to 25 characters; undefined when nothing of the name is left. */
export function payeeName(name: string): string | undefined {
  const written = plain(name).slice(0, LONGEST.name).trim();
  return /[A-Za-z0-9]/.test(written) ? written : undefined;
}

/** Returns a reference's letters and digits alone; of a longer one the end, which tells numbers apart. */
const referenceOf = (reference: string) =>
  plain(reference)
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(-LONGEST.reference) || ANY_REFERENCE;

/** Returns the CRC-16/CCITT-FALSE of a text, in hexadecimal. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : crc << 1;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

const STATE = 'AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO';
/** Matches a city before its state: `Recife, PE`, `Recife - PE`, `Recife/PE`. */
const BEFORE_STATE = new RegExp(
  `(?:^|[,\\n])\\s*([\\p{Letter} .'’-]{3,}?)\\s*[-–/,\\n]\\s*(?:${STATE})\\s*(?=[,\\n\\d-]|$)`,
  'u',
);
const COUNTRY = /^bra[sz]il$/i;

/** Returns the city in an address as `Rua do Armazém, 480, Recife, PE`: what is before the state, or the last name. */
export function cityIn(address: string): string | undefined {
  const [, beforeState] = BEFORE_STATE.exec(address) ?? [];
  if (beforeState) return beforeState;
  const lines = address.split(/[,\n]/).map((part) => part.trim());
  const parts = lines.filter((part) => part !== '' && !COUNTRY.test(part));
  const names = parts.filter((part) => /^[\p{Letter}\s.'’-]{3,}$/u.test(part));
  return names.length > 1 || parts.length === 1 ? names.at(-1) : undefined;
}

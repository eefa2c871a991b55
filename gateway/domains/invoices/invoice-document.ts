import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import type {
  CompanyOnPdfFragment as Company,
  InvoiceOnPdfFragment as Invoice,
} from '../../rest/generated/graphql.ts';
import { writtenDocument } from '../../formats/documents.rules.ts';
import { lineAmount } from '../../formats/amounts.rules.ts';
import { priceLimits } from '../../formats/numbers.rules.ts';
import { moneyIn } from '../../formats/money.ts';
import { type InvoiceWords, wordsIn } from './invoice-words.ts';

/** All sizes are in points. A column without a width is as wide as its longest word, even beyond the page. */
const MARGIN = 48;
const ORDER_NO_WIDTH = 271;
const PARTY_WIDTH = 237;
const LINE_WIDTHS = [181, 62, 108, 112];
const PIX_WIDTH = 373;
const INK = '#1c2b2d';
const MUTED = '#51626a';
const LINE = '#c9d3d6';
const ACCENT = '#0f5d66';
const LOGO_SIZE: [width: number, height: number] = [88, 44];

/**
 * The language and the company that a document is written for; dates are days where the company is, whoever reads them.
 */
interface FileFormat {
  language: string;
  company: Company;
}

interface Set {
  company: Company;
  words: InvoiceWords;
  /** Writes an amount in whole units, formatted for the reader after the currency's sign. */
  money: (amount: number) => string;
  unitPrice: (price: number) => string;
  number: (value: number) => string;
  day: (moment: string) => string;
  /** Writes a day that has no time zone. */
  calendarDay: (day: string) => string;
}

/**
 * Returns a document with each invoice on a page of its own. Only a line's total is calculated here; all other amounts
 * are the gateway's.
 */
export function invoicesDocument(
  invoices: readonly Invoice[],
  format: FileFormat,
): TDocumentDefinitions {
  const words = wordsIn(format.language);
  return {
    info: {
      title: invoices.map(({ orderNo }) => orderNo).join(', '),
      author: invoices[0]!.seller.name,
    },
    language: format.language,
    pageSize: 'A4',
    pageMargins: MARGIN,
    defaultStyle: { font: 'Roboto', fontSize: 10, color: INK, lineHeight: 1.2 },
    footer: (page, pages) => ({
      text: words.page(page, pages),
      alignment: 'center',
      color: MUTED,
      fontSize: 8,
    }),
    content: invoices.map((invoice, index) => sheet(invoice, format, index > 0)),
  };
}

function sheet(invoice: Invoice, format: FileFormat, isFollowing: boolean): Content {
  const set = settingOf(invoice, format);
  return {
    ...(isFollowing && { pageBreak: 'before' }),
    stack: [
      head(invoice, set),
      parties(invoice, set),
      lines(invoice, set),
      totals(invoice, set),
      pix(invoice, set),
      { text: set.company.invoiceFooter ?? '', color: MUTED, margin: [0, 24, 0, 0] },
    ],
  };
}

function settingOf({ currency }: Invoice, { language, company }: FileFormat): Set {
  const { timeZone } = company;
  const numbers = new Intl.NumberFormat(language);
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone });
  const calendarDays = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    company,
    words: wordsIn(language),
    money: moneyIn(language, currency),
    unitPrice: moneyIn(language, currency, priceLimits.decimals),
    number: (value) => numbers.format(value),
    day: (moment) => days.format(new Date(moment)),
    calendarDay: (date) => calendarDays.format(new Date(date)),
  };
}

const fact = (label: string, text: string) => [
  { text: label, color: MUTED },
  { text, bold: true },
];

function head({ orderNo, date, dueDay }: Invoice, { company, words, ...write }: Set): Content {
  const logo = company.logoData;
  return {
    columnGap: 12,
    columns: [
      ...(logo ? [{ image: logo, fit: LOGO_SIZE, width: LOGO_SIZE[0] }] : []),
      {
        width: ORDER_NO_WIDTH + (logo ? 0 : LOGO_SIZE[0] + 12),
        stack: [
          { text: words.invoice, color: MUTED },
          { text: orderNo, fontSize: 22, bold: true, color: ACCENT },
        ],
      },
      {
        alignment: 'right',
        stack: [
          ...fact(words.date, write.day(date)),
          ...(dueDay ? fact(words.dueDay, write.calendarDay(dueDay)) : []),
        ],
      },
    ],
  };
}

function parties({ seller, buyer, ...invoice }: Invoice, { words }: Set): Content {
  const party = (label: string, { name, address }: Invoice['buyer'], taxId: string | null) => ({
    width: PARTY_WIDTH,
    stack: [...fact(label, name), address, taxId === null ? '' : writtenDocument(taxId)],
  });
  return {
    margin: [0, 24, 0, 24],
    columnGap: 24,
    columns: [
      party(words.seller, seller, invoice.sellerTaxId),
      party(words.buyer, buyer, invoice.buyerTaxId),
    ],
  };
}

function lines({ items }: Invoice, { words, money, unitPrice, number }: Set): Content {
  const titles = [words.item, words.unit, words.price, words.amount];
  const titleCells = titles.map((text, column) => ({
    text,
    bold: true,
    color: MUTED,
    alignment: column > 0 ? ('right' as const) : ('left' as const),
  }));
  const rows = items.map(({ name, unit, price }): TableCell[] => [
    name,
    { text: number(unit), alignment: 'right' },
    { text: unitPrice(price), alignment: 'right' },
    { text: money(lineAmount(unit, price)), alignment: 'right' },
  ]);
  return {
    table: { headerRows: 1, dontBreakRows: true, widths: LINE_WIDTHS, body: [titleCells, ...rows] },
    layout: {
      hLineWidth: (line) => (line === 0 ? 0 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingTop: () => 6,
      paddingBottom: () => 6,
      paddingLeft: (column) => (column === 0 ? 0 : 6),
      paddingRight: (column) => (column === 3 ? 0 : 6),
    },
  };
}

const amountRows = (
  { money }: Set,
  entries: readonly (readonly [label: string, amount: number])[],
): TableCell[][] =>
  entries.map(([label, amount]) => [
    { text: label, color: MUTED },
    { text: money(amount), alignment: 'right' },
  ]);

function totals(invoice: Invoice, set: Set): Content {
  const { words, money, number } = set;
  const tax = [words.vatAmount(number(invoice.vat)), invoice.vatAmount] as const;
  const rows = amountRows(set, [
    [words.subtotal, invoice.subtotal],
    ...(invoice.discount > 0 ? [[words.discount, -invoice.discount] as const] : []),
    ...(invoice.pricesIncludeTax ? [] : [tax]),
  ]);
  const included = [words.vatIncluded(number(invoice.vat)), invoice.vatAmount] as const;
  const paid = [
    [words.paid, invoice.paidAmount],
    [words.open, invoice.openAmount],
  ] as const;
  const isIncluded = invoice.pricesIncludeTax && invoice.vat > 0;
  const paidRows = amountRows(set, [
    ...(isIncluded ? [included] : []),
    ...(invoice.paidAmount > 0 ? paid : []),
  ]);
  const total = { text: words.total, bold: true, fontSize: 13 };
  const sum = { text: money(invoice.total), bold: true, fontSize: 13, alignment: 'right' as const };
  return {
    margin: [0, 12, 0, 0],
    unbreakable: true,
    columns: [
      { width: '*', text: '' },
      {
        width: 240,
        table: { widths: ['*', 'auto'], body: [...rows, [total, sum], ...paidRows] },
        layout: {
          hLineWidth: (line) => (line === rows.length ? 0.5 : 0),
          vLineWidth: () => 0,
          hLineColor: () => LINE,
        },
      },
    ],
  };
}

function pix({ pixCode }: Invoice, { words }: Set): Content {
  if (pixCode === null) return '';
  return {
    margin: [0, 24, 0, 0],
    unbreakable: true,
    columnGap: 16,
    columns: [
      { width: 'auto', qr: pixCode, fit: 110 },
      {
        width: PIX_WIDTH,
        stack: [
          { text: words.pix, bold: true },
          { text: pixCode, fontSize: 8, color: MUTED },
        ],
      },
    ],
  };
}

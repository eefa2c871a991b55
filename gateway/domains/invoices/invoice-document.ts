import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { InvoicePdfQuery } from '../../rest/generated/graphql.ts';
import type { Writing } from '../../rest/file-route.ts';
import { type InvoiceWords, wordsIn } from './invoice-words.ts';

type Invoice = NonNullable<InvoicePdfQuery['invoice']>;

/** Points. */
const MARGIN = 48;
const INK = '#1c2b2d';
const MUTED = '#51626a';
const LINE = '#c9d3d6';
const ACCENT = '#0f5d66';

interface Set {
  words: InvoiceWords;
  /** In whole units, formatted for the reader after the currency's sign. */
  money: (amount: number) => string;
  number: (value: number) => string;
  day: (moment: string) => string;
}

/** Only a line's total is calculated here; all other amounts are the gateway's. */
export function invoiceDocument(invoice: Invoice, writing: Writing): TDocumentDefinitions {
  const set = settingOf(invoice, writing);
  const { words } = set;
  return {
    info: { title: invoice.orderNo, author: invoice.seller.name },
    language: writing.language,
    pageSize: 'A4',
    pageMargins: MARGIN,
    defaultStyle: { font: 'Roboto', fontSize: 10, color: INK, lineHeight: 1.2 },
    footer: (page, pages) => ({
      text: words.page(page, pages),
      alignment: 'center',
      color: MUTED,
      fontSize: 8,
    }),
    content: [head(invoice, set), parties(invoice, set), lines(invoice, set), totals(invoice, set)],
  };
}

function settingOf({ currency }: Invoice, { language, timeZone }: Writing): Set {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const amounts = new Intl.NumberFormat(language, digits);
  const numbers = new Intl.NumberFormat(language);
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone });
  return {
    words: wordsIn(language),
    money: (amount) => `${amount < 0 ? '-' : ''}${currency} ${amounts.format(Math.abs(amount))}`,
    number: (value) => numbers.format(value),
    day: (moment) => days.format(new Date(moment)),
  };
}

function head({ orderNo, date, status }: Invoice, { words, day }: Set): Content {
  return {
    columns: [
      {
        stack: [
          { text: words.invoice, color: MUTED },
          { text: orderNo, fontSize: 22, bold: true, color: ACCENT },
        ],
      },
      {
        alignment: 'right',
        stack: [
          { text: words.date, color: MUTED },
          { text: day(date), bold: true },
          { text: words.status(status) },
        ],
      },
    ],
  };
}

function parties({ seller, buyer }: Invoice, { words }: Set): Content {
  const party = (label: string, { name, address }: Invoice['buyer']) => ({
    stack: [{ text: label, color: MUTED }, { text: name, bold: true }, address],
  });
  return {
    margin: [0, 24, 0, 24],
    columnGap: 24,
    columns: [party(words.seller, seller), party(words.buyer, buyer)],
  };
}

function lines({ items }: Invoice, { words, money, number }: Set): Content {
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
    { text: money(price), alignment: 'right' },
    { text: money((unit * Math.round(price * 100)) / 100), alignment: 'right' },
  ]);
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', 64, 90, 100],
      body: [titleCells, ...rows],
    },
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

function totals({ vat, ...invoice }: Invoice, { words, money, number }: Set): Content {
  const entries: (readonly [string, number])[] = [
    [words.subtotal, invoice.subtotal],
    ...(invoice.discount > 0 ? [[words.discount, -invoice.discount] as const] : []),
    [words.vatAmount(number(vat)), invoice.vatAmount],
  ];
  const rows = entries.map(([label, amount]): TableCell[] => [
    { text: label, color: MUTED },
    { text: money(amount), alignment: 'right' },
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
        table: { widths: ['*', 'auto'], body: [...rows, [total, sum]] },
        layout: {
          hLineWidth: (line) => (line === rows.length ? 0.5 : 0),
          vLineWidth: () => 0,
          hLineColor: () => LINE,
        },
      },
    ],
  };
}

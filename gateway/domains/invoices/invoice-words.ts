import type { Language } from '../../errors/language.ts';
import { fieldWords } from '../../records/kind-words.ts';

const english = {
  fileName: 'invoices',
  invoice: 'Invoice',
  dueDay: 'Due',
  amount: 'Amount',
  vatAmount: (vat: string) => `VAT ${vat}%`,
  vatIncluded: (vat: string) => `Includes VAT ${vat}%`,
  leftOut: '[…] stands for characters that this document cannot show.',
  pix: 'Pay by Pix: scan the code, or copy this text into the bank’s app.',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

type OwnWords = typeof english;

const portuguese: OwnWords = {
  fileName: 'faturas',
  invoice: 'Fatura',
  dueDay: 'Vencimento',
  amount: 'Valor',
  vatAmount: (vat) => `Imposto de ${vat}%`,
  vatIncluded: (vat) => `Inclui imposto de ${vat}%`,
  leftOut: '[…] está no lugar de caracteres que este documento não consegue mostrar.',
  pix: 'Pague com Pix: leia o código ou copie este texto no aplicativo do banco.',
  page: (page, pages) => `Página ${page} de ${pages}`,
};

/** Names of the document by those of fields, which stand in the kind's catalogue. */
const fields = {
  date: ['Invoice', 'date'],
  seller: ['Invoice', 'seller'],
  buyer: ['Invoice', 'buyer'],
  item: ['InvoiceItem', 'name'],
  unit: ['InvoiceItem', 'unit'],
  price: ['InvoiceItem', 'price'],
  subtotal: ['Invoice', 'subtotal'],
  discount: ['Invoice', 'discount'],
  total: ['Invoice', 'total'],
  paid: ['Invoice', 'paidAmount'],
  open: ['Invoice', 'openAmount'],
} as const;

type FieldName = keyof typeof fields;

export type InvoiceWords = OwnWords & Record<FieldName, string> & { language: Language };

const wordsFor = (language: Language, own: OwnWords): InvoiceWords => {
  const names = Object.entries(fields).map(([name, [kind, field]]) => [
    name,
    fieldWords(kind, field)![language],
  ]);
  return { ...own, ...(Object.fromEntries(names) as Record<FieldName, string>), language };
};

const words: Readonly<Record<Language, InvoiceWords>> = {
  en: wordsFor('en', english),
  'pt-BR': wordsFor('pt-BR', portuguese),
};

export const wordsIn = (language: string): InvoiceWords =>
  words[language.startsWith('pt') ? 'pt-BR' : 'en'];

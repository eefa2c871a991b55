import type { Language } from '../../errors/language.ts';

const english = {
  fileName: 'invoices',
  invoice: 'Invoice',
  date: 'Date',
  dueDay: 'Due',
  language: 'en' as Language,
  seller: 'Seller',
  buyer: 'Buyer',
  item: 'Item',
  unit: 'Quantity',
  price: 'Price',
  amount: 'Amount',
  subtotal: 'Subtotal',
  discount: 'Discount',
  vatAmount: (vat: string) => `VAT ${vat}%`,
  vatIncluded: (vat: string) => `Includes VAT ${vat}%`,
  total: 'Total',
  paid: 'Paid',
  open: 'Open',
  leftOut: '[…] stands for characters that this document cannot show.',
  pix: 'Pay by Pix: scan the code, or copy this text into the bank’s app.',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

export type InvoiceWords = typeof english;

const portuguese: InvoiceWords = {
  fileName: 'faturas',
  invoice: 'Fatura',
  date: 'Data',
  dueDay: 'Vencimento',
  language: 'pt-BR',
  seller: 'Vendedor',
  buyer: 'Comprador',
  item: 'Item',
  unit: 'Quantidade',
  price: 'Preço',
  amount: 'Valor',
  subtotal: 'Subtotal',
  discount: 'Desconto',
  vatAmount: (vat) => `Imposto de ${vat}%`,
  vatIncluded: (vat) => `Inclui imposto de ${vat}%`,
  total: 'Total',
  paid: 'Pago',
  open: 'Em aberto',
  leftOut: '[…] está no lugar de caracteres que este documento não consegue mostrar.',
  pix: 'Pague com Pix: leia o código ou copie este texto no aplicativo do banco.',
  page: (page, pages) => `Página ${page} de ${pages}`,
};

export const wordsIn = (language: string): InvoiceWords =>
  language.startsWith('pt') ? portuguese : english;

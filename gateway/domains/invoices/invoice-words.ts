import type { InvoiceStatus } from './invoices.table.ts';

export interface InvoiceWords {
  invoice: string;
  date: string;
  status: Record<InvoiceStatus, string>;
  seller: string;
  buyer: string;
  item: string;
  unit: string;
  price: string;
  amount: string;
  subtotal: string;
  vatAmount: (vat: string) => string;
  total: string;
  page: (page: number, pages: number) => string;
}

const english: InvoiceWords = {
  invoice: 'Invoice',
  date: 'Date',
  status: { pending: 'Pending', processing: 'Processing', delivered: 'Delivered' },
  seller: 'Seller',
  buyer: 'Buyer',
  item: 'Item',
  unit: 'Quantity',
  price: 'Price',
  amount: 'Amount',
  subtotal: 'Subtotal',
  vatAmount: (vat) => `VAT ${vat}%`,
  total: 'Total',
  page: (page, pages) => `Page ${page} of ${pages}`,
};

const portuguese: InvoiceWords = {
  invoice: 'Fatura',
  date: 'Data',
  status: { pending: 'Pendente', processing: 'Em preparo', delivered: 'Entregue' },
  seller: 'Vendedor',
  buyer: 'Comprador',
  item: 'Item',
  unit: 'Quantidade',
  price: 'Preço',
  amount: 'Valor',
  subtotal: 'Subtotal',
  vatAmount: (vat) => `Imposto de ${vat}%`,
  total: 'Total',
  page: (page, pages) => `Página ${page} de ${pages}`,
};

export const wordsIn = (language: string): InvoiceWords =>
  language.startsWith('pt') ? portuguese : english;

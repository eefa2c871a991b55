import type { CsvWords } from '../../csv/derived-csv.ts';

export const invoicesCsv: CsvWords = {
  fileName: { en: 'invoices', 'pt-BR': 'faturas' },
  leftOut: ['customerId', 'pricesIncludeTax', 'buyerTaxId', 'sellerTaxId', 'pixKey'],
  columns: {
    orderNo: {},
    date: {},
    buyer: {},
    seller: {},
    status: {},
    currency: {},
    subtotal: {},
    discount: {},
    vat: {},
    vatAmount: {},
    total: {},
    dueDay: {},
    paidAmount: {},
    openAmount: {},
    paymentState: {},
  },
};

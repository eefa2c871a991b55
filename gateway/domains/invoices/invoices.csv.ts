import type { CsvWords } from '../../csv/derived-csv.ts';
import { statusWords } from './invoice-words.ts';

export const invoicesCsv: CsvWords = {
  fileName: { en: 'invoices', 'pt-BR': 'faturas' },
  headings: {
    orderNo: { en: 'Number', 'pt-BR': 'Número' },
    date: { en: 'Date', 'pt-BR': 'Data' },
    buyer: { en: 'Buyer', 'pt-BR': 'Comprador' },
    seller: { en: 'Seller', 'pt-BR': 'Vendedor' },
    status: { en: 'Status', 'pt-BR': 'Situação' },
    currency: { en: 'Currency', 'pt-BR': 'Moeda' },
    subtotal: { en: 'Subtotal', 'pt-BR': 'Subtotal' },
    vat: { en: 'VAT in per cent', 'pt-BR': 'Imposto em %' },
    vatAmount: { en: 'VAT', 'pt-BR': 'Imposto' },
    total: { en: 'Total', 'pt-BR': 'Total' },
  },
  choices: { status: statusWords },
};

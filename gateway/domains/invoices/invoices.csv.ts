import type { CsvWords } from '../../csv/derived-csv.ts';
import { paymentWords, statusWords } from './invoice-words.ts';

export const invoicesCsv: CsvWords = {
  fileName: { en: 'invoices', 'pt-BR': 'faturas' },
  leftOut: ['customerId', 'pricesIncludeTax', 'buyerTaxId', 'sellerTaxId', 'pixKey'],
  headings: {
    orderNo: { en: 'Number', 'pt-BR': 'Número' },
    date: { en: 'Date', 'pt-BR': 'Data' },
    buyer: { en: 'Buyer', 'pt-BR': 'Comprador' },
    seller: { en: 'Seller', 'pt-BR': 'Vendedor' },
    status: { en: 'Status', 'pt-BR': 'Situação' },
    currency: { en: 'Currency', 'pt-BR': 'Moeda' },
    subtotal: { en: 'Subtotal', 'pt-BR': 'Subtotal' },
    discount: { en: 'Discount', 'pt-BR': 'Desconto' },
    vat: { en: 'VAT %', 'pt-BR': 'Imposto %' },
    vatAmount: { en: 'VAT', 'pt-BR': 'Imposto' },
    total: { en: 'Total', 'pt-BR': 'Total' },
    dueDay: { en: 'Due date', 'pt-BR': 'Vencimento' },
    paidAmount: { en: 'Paid', 'pt-BR': 'Pago' },
    openAmount: { en: 'Open', 'pt-BR': 'Em aberto' },
    paymentState: { en: 'Payment', 'pt-BR': 'Pagamento' },
  },
  choices: { status: statusWords, paymentState: paymentWords },
};

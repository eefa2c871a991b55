import type { invoiceFields as english } from '../../en/fields/invoices.ts';

export const invoiceFields: Record<keyof typeof english, string> = {
  orderNo: 'Número',
  date: 'Data',
  currency: 'Moeda',
  vat: 'Imposto',
  buyerName: 'Comprador',
  buyerAddress: 'Endereço do comprador',
  sellerName: 'Vendedor',
  sellerAddress: 'Endereço do vendedor',
  subtotalCents: 'Subtotal',
  vatCents: 'Valor do imposto',
  totalCents: 'Total',
  invoiceItems: 'Itens',
  dueOn: 'Vencimento',
  paidCents: 'Pago',
  paymentState: 'Pagamento',
  invoicePayments: 'Pagamentos',
  discountCents: 'Desconto',
  pix: 'Chave Pix',
  buyerTaxId: 'CPF ou CNPJ do comprador',
  sellerTaxId: 'CPF ou CNPJ do vendedor',
};

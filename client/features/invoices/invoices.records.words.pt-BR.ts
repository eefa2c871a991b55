import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['invoices.records']> = {
  kinds: { Invoice: 'fatura' },
  lists: { Invoice: 'faturas' },
  counted: {
    Invoice_one: '{{number}} fatura',
    Invoice_many: '{{number}} faturas',
    Invoice_other: '{{number}} faturas',
  },
  fields: {
    orderNo: 'Número',
    vatThousandths: 'Imposto %',
    buyerName: 'Comprador',
    buyerAddress: 'Endereço do comprador',
    sellerName: 'Vendedor',
    sellerAddress: 'Endereço do vendedor',
    subtotalCents: 'Subtotal',
    vatCents: 'Valor do imposto',
    totalCents: 'Total',
    invoiceItems: 'Linhas',
    dueOn: 'Vencimento',
    paidCents: 'Pago',
    paymentState: 'Pagamento',
    invoicePayments: 'Pagamentos',
    invoiceEmails: 'E-mails',
    discountCents: 'Desconto',
    pix: 'Chave Pix',
    buyerTaxId: 'CPF ou CNPJ do comprador',
    sellerTaxId: 'CPF ou CNPJ do vendedor',
  },
};

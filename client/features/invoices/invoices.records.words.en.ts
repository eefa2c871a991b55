export const texts = {
  kinds: { Invoice: 'invoice' },
  lists: { Invoice: 'invoices' },
  counted: { Invoice_one: '{{number}} invoice', Invoice_other: '{{number}} invoices' },
  fields: {
    orderNo: 'Number',
    vatThousandths: 'VAT %',
    buyerName: 'Buyer',
    buyerAddress: "Buyer's address",
    sellerName: 'Seller',
    sellerAddress: "Seller's address",
    subtotalCents: 'Subtotal',
    vatCents: 'VAT amount',
    totalCents: 'Total',
    invoiceItems: 'Lines',
    dueOn: 'Due date',
    paidCents: 'Paid',
    paymentState: 'Payment',
    invoicePayments: 'Payments',
    invoiceEmails: 'Emails',
    discountCents: 'Discount',
    pix: 'Pix key',
    buyerTaxId: "Buyer's CPF or CNPJ",
    sellerTaxId: "Seller's CPF or CNPJ",
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'invoices.records': typeof texts;
  }
}

import { fileRoute } from '../../rest/file-route.ts';
import { graphql } from '../../rest/generated/gql.ts';
import type { InvoiceOnPdfFragment } from '../../rest/generated/graphql.ts';
import { pdfOf } from '../../formats/pdf.ts';
import { invoiceDocument } from './invoice-document.ts';

graphql(`
  fragment InvoiceOnPdf on Invoice {
    orderNo
    status
    date
    dueOn
    currency
    vat
    subtotal
    discount
    vatAmount
    total
    paidAmount
    openAmount
    buyerTaxId
    sellerTaxId
    pixCode
    buyer {
      name
      address
    }
    seller {
      name
      address
    }
    items {
      name
      unit
      price
    }
  }
`);

export const invoicePdf = fileRoute({
  path: '/api/invoices/:id.pdf',
  type: 'application/pdf',
  operation: graphql(`
    query InvoicePdf($id: ID!) {
      invoice(id: $id) {
        ...InvoiceOnPdf
      }
    }
  `),
  variables: (id) => ({ id }),
  async make({ invoice }, writing) {
    if (!invoice) return undefined;
    const content = await pdfOf(invoiceDocument(invoice, writing));
    return { name: pdfNameOf(invoice), content };
  },
});

export const invoiceToSend = graphql(`
  query InvoiceToSend($id: ID!) {
    invoice(id: $id) {
      id
      version
      customer {
        email
      }
      ...InvoiceOnPdf
    }
  }
`);

export const pdfNameOf = ({ orderNo }: Pick<InvoiceOnPdfFragment, 'orderNo'>) =>
  `${orderNo.replace(/[^\w.-]+/g, '-')}.pdf`;

import { fileRoute } from '../../rest/file-route.ts';
import { graphql } from '../../rest/generated/gql.ts';
import { pdfOf } from '../../formats/pdf.ts';
import { invoiceDocument } from './invoice-document.ts';

export const invoicePdf = fileRoute({
  path: '/api/invoices/:id.pdf',
  type: 'application/pdf',
  operation: graphql(`
    query InvoicePdf($id: ID!) {
      invoice(id: $id) {
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
    }
  `),
  variables: (id) => ({ id }),
  async make({ invoice }, writing) {
    if (!invoice) return undefined;
    const content = await pdfOf(invoiceDocument(invoice, writing));
    const name = `${invoice.orderNo.replace(/[^\w.-]+/g, '-')}.pdf`;
    return { name, content };
  },
});

import { fileRoute, type FileFormat } from '../../rest/file-route.ts';
import { graphql } from '../../rest/generated/gql.ts';
import type {
  InvoiceOnPdfFragment,
  InvoicesPdfQueryVariables,
} from '../../rest/generated/graphql.ts';
import { invalid } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { pdfOf } from '../../formats/pdf.ts';
import { dayIn } from '../../formats/zoned-time.ts';
import { invoicesDocument } from './invoice-document.ts';
import { wordsIn } from './invoice-words.ts';

graphql(`
  fragment InvoiceOnPdf on Invoice {
    orderNo
    date
    dueDay
    currency
    vat
    pricesIncludeTax
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

graphql(`
  fragment CompanyOnPdf on Company {
    timeZone
    logoData
    invoiceFooter
  }
`);

const pdf = { type: 'application/pdf', writtenFor: ['language', 'timeZone'] } as const;

export const invoicePdf = fileRoute({
  path: '/api/invoices/:id.pdf',
  ...pdf,
  operation: graphql(`
    query InvoicePdf($id: ID!) {
      invoice(id: $id) {
        ...InvoiceOnPdf
      }
      company {
        ...CompanyOnPdf
      }
    }
  `),
  variables: (id) => ({ id }),
  async make({ invoice, company }, format) {
    if (!invoice) return undefined;
    const content = await pdfOf(
      invoicesDocument([invoice], { ...format, company }),
      leftOutIn(format),
    );
    return { name: pdfNameOf(invoice), content };
  },
});

export const leftOutIn = ({ language }: FileFormat) => wordsIn(language).leftOut;

const MOST_IN_ONE = 100;

export const invoicesPdf = fileRoute({
  path: '/api/invoices.pdf',
  ...pdf,
  isOfList: true,
  operation: graphql(`
    query InvoicesPdf($filter: InvoiceFilter, $sort: InvoiceSort) {
      invoices(filter: $filter, sort: $sort, first: 100) {
        totalCount
        nodes {
          ...InvoiceOnPdf
        }
      }
      company {
        ...CompanyOnPdf
      }
    }
  `),
  variables: (_id, given) => given as InvoicesPdfQueryVariables,
  async make({ invoices: { totalCount, nodes }, company }, format) {
    if (totalCount > MOST_IN_ONE) {
      throw invalid({ filter: problem('too_many_matches', { most: MOST_IN_ONE }) });
    }
    if (totalCount === 0) return undefined;
    const content = await pdfOf(invoicesDocument(nodes, { ...format, company }), leftOutIn(format));
    const name = wordsIn(format.language).fileName;
    return { name: `${name}-${dayIn(company.timeZone, Date.now())}.pdf`, content };
  },
});

export const invoiceToSend = graphql(`
  query InvoiceToSend($id: ID!) {
    company {
      ...CompanyOnPdf
    }
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

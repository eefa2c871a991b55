import { IconFileInvoice } from '@tabler/icons-react';
import { linkTo, paths } from '../../core/paths.ts';
import type { Resource } from '../../records/resources.ts';

export const resources: readonly Resource[] = [
  {
    kind: 'Invoice',
    path: paths.invoices,
    icon: IconFileInvoice,
    createAction: { label: 'invoices:new' },
    link: linkTo.invoice,
    preview: async () => (await import('./invoicePreviewContent.tsx')).invoicePreviewContent,
    // Customers are among them, since what they owe follows from their invoices.
    dependentQueries: ['invoiceSummary', 'invoiceTrend', 'topInvoiceItems', 'customers'],
  },
];

export const invoiceStatuses = ['pending', 'processing', 'delivered'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

export const statusColors: Record<InvoiceStatus, string> = {
  pending: 'amber',
  processing: 'blue',
  delivered: 'teal',
};

/** As in the gateway; undefined at the end. */
export const nextStatus = (status: InvoiceStatus): InvoiceStatus | undefined =>
  invoiceStatuses[invoiceStatuses.indexOf(status) + 1];

export const openStatuses = (status: InvoiceStatus): readonly InvoiceStatus[] =>
  invoiceStatuses.filter((each) => each === status || each === nextStatus(status));

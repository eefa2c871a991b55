/** The statuses in the order in which an invoice goes through them. */
export const invoiceStatuses = ['pending', 'processing', 'delivered'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

export const statusColors: Record<InvoiceStatus, string> = {
  pending: 'amber',
  processing: 'blue',
  delivered: 'teal',
};

/** Where an invoice may go from a status, which the gateway holds it to; undefined at the end. */
export const nextStatus = (status: InvoiceStatus): InvoiceStatus | undefined =>
  invoiceStatuses[invoiceStatuses.indexOf(status) + 1];

/** Every status that a form may offer for an invoice that has one. */
export const openStatuses = (status: InvoiceStatus): readonly InvoiceStatus[] =>
  invoiceStatuses.filter((each) => each === status || each === nextStatus(status));

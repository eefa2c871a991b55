/** The statuses in the order in which an invoice goes through them. */
export const invoiceStatuses = ['pending', 'processing', 'delivered'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

export const statusColors: Record<InvoiceStatus, string> = {
  pending: 'amber',
  processing: 'blue',
  delivered: 'teal',
};

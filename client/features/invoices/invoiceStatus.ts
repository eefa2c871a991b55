export const invoiceStatuses = ['pending', 'processing', 'delivered'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

export const statusColors: Record<InvoiceStatus, string> = {
  pending: 'amber',
  processing: 'blue',
  delivered: 'teal',
};

/** Returns the next status in the gateway's order; undefined after the last. */
export const nextStatus = (status: InvoiceStatus): InvoiceStatus | undefined =>
  invoiceStatuses[invoiceStatuses.indexOf(status) + 1];

/** Returns the statuses that some of several invoices can take next; for an unknown status, all but the first. */
export function openTargets(statuses: readonly (InvoiceStatus | undefined)[]): InvoiceStatus[] {
  const [, ...targets] = invoiceStatuses;
  return targets.filter((target) =>
    statuses.some((status) => status === undefined || nextStatus(status) === target),
  );
}

export const openStatuses = (status: InvoiceStatus): readonly InvoiceStatus[] =>
  invoiceStatuses.filter((each) => each === status || each === nextStatus(status));

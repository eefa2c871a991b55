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

/** Of several, whose status may be unknown; none returns to the first. */
export function openTargets(statuses: readonly (InvoiceStatus | undefined)[]): InvoiceStatus[] {
  const [, ...targets] = invoiceStatuses;
  return targets.filter((target) =>
    statuses.some((status) => status === undefined || nextStatus(status) === target),
  );
}

export const openStatuses = (status: InvoiceStatus): readonly InvoiceStatus[] =>
  invoiceStatuses.filter((each) => each === status || each === nextStatus(status));

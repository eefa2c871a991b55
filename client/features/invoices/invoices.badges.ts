import { InvoiceStatusBadge } from './InvoiceStatusBadge.tsx';

export const badges = { InvoiceStatusBadge };

declare module '../../records/list/lentBadges.ts' {
  interface LentBadges {
    InvoiceStatusBadge: typeof InvoiceStatusBadge;
  }
}

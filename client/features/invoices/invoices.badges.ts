import { InvoiceStatusBadge } from './InvoiceStatusBadge.tsx';
import { PaymentStateBadge } from './PaymentStateBadge.tsx';

export const badges = { InvoiceStatusBadge, PaymentStateBadge };

declare module '../../records/list/lentBadges.ts' {
  interface LentBadges {
    InvoiceStatusBadge: typeof InvoiceStatusBadge;
    PaymentStateBadge: typeof PaymentStateBadge;
  }
}

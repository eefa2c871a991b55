import { InvoiceStatusBadge } from './InvoiceStatusBadge.tsx';
import { PaymentStateBadge } from './PaymentStateBadge.tsx';

export const badges = { InvoiceStatusBadge, PaymentStateBadge };

declare module '../../records/list/sharedBadges.ts' {
  interface SharedBadges {
    InvoiceStatusBadge: typeof InvoiceStatusBadge;
    PaymentStateBadge: typeof PaymentStateBadge;
  }
}

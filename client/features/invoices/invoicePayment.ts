import type { InvoicePaymentMethod, InvoicePaymentState } from '../../generated/schema.ts';

export const paymentStates = ['overdue', 'unpaid', 'partlyPaid', 'paid'] as const;

export const paymentMethods = ['pix', 'boleto', 'transfer', 'card', 'cash'] as const;

export const paymentColors: Record<InvoicePaymentState, string> = {
  overdue: 'red',
  unpaid: 'gray',
  partlyPaid: 'amber',
  paid: 'teal',
};

export type { InvoicePaymentMethod, InvoicePaymentState };

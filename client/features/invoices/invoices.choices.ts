export const choices = {
  'Invoice.status': 'invoices:status',
  'Invoice.paymentState': 'invoices:payment.states',
  'Invoice.method': 'invoices:payment.methods',
};

export const texts = {
  intro:
    'Radio buttons choose exactly one of a few. The arrow keys move and choose in one step; Tab enters and leaves the group.',
  examples: {
    DeliveryRadio: {
      title: 'With descriptions',
      note: 'What each choice means stands beside it, not in a tooltip.',
      label: 'Delivery',
      today: {
        name: 'Today',
        text: 'Until 6 pm, R$ 18',
      },
      tomorrow: {
        name: 'Tomorrow',
        text: 'Until noon, R$ 9',
      },
      pickup: {
        name: 'Pick-up',
        text: 'At the counter, free',
      },
    },
    PaymentCards: {
      title: 'Cards',
      note: 'For choices that deserve a picture and a sentence; the whole card can be clicked.',
      label: 'Payment',
      pix: {
        name: 'Pix',
        text: 'Paid at once, 3% off',
      },
      card: {
        name: 'Card',
        text: 'Up to six instalments',
      },
      boleto: {
        name: 'Boleto',
        text: 'Due in three days',
      },
    },
    PeriodChoice: {
      title: 'In one line',
      note: 'A segmented control is a radio group for short words: here it changes what is shown.',
      label: 'Period',
      day: 'Day',
      week: 'Week',
      month: 'Month',
      sales: 'Sales of the {{period}}: {{total}}',
    },
    OtherReason: {
      title: 'With a choice of one’s own',
      note: '“Other” opens a field and puts the focus there.',
      label: 'Why was it returned?',
      broken: 'It arrived broken',
      late: 'It came too late',
      other: 'Other',
      reason: 'Reason',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'material-radio': typeof texts;
  }
}

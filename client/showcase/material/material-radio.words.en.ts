export const texts = {
  intro:
    'Radio buttons select exactly one of a few options. Arrow keys move and select; Tab enters and leaves the group.',
  examples: {
    DeliveryRadio: {
      title: 'With descriptions',
      note: 'Each option is explained beside it, not in a tooltip.',
      label: 'Delivery',
      today: {
        name: 'Today',
        text: 'By 6 p.m., R$ 18',
      },
      tomorrow: {
        name: 'Tomorrow',
        text: 'By noon, R$ 9',
      },
      pickup: {
        name: 'Pickup',
        text: 'In store, free',
      },
    },
    PaymentCards: {
      title: 'Radio cards',
      note: 'For options that need an icon and a description; the whole card is clickable.',
      label: 'Payment',
      pix: {
        name: 'Pix',
        text: 'Instant, 3% off',
      },
      card: {
        name: 'Card',
        text: 'Up to six installments',
      },
      boleto: {
        name: 'Boleto',
        text: 'Due in three days',
      },
    },
    PeriodChoice: {
      title: 'Segmented control',
      note: 'A radio group in one line, for short labels. Here it changes the figure below.',
      label: 'Period',
      day: 'Day',
      week: 'Week',
      month: 'Month',
      sales: 'Sales ({{period}}): {{total}}',
    },
    OtherReason: {
      title: 'Other option',
      note: '“Other” shows a field and focuses it.',
      label: 'Reason for return',
      broken: 'Arrived broken',
      late: 'Arrived too late',
      other: 'Other',
      reason: 'Other reason',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'material-radio': typeof texts;
  }
}

export const texts = {
  intro: 'Show progress when it is known, activity when it is not, and the next step in a process.',
  examples: {
    StorageUse: {
      title: 'Segmented bar',
      note: 'Each segment has a label with its name and share; the list below shows the same.',
      documents: 'Documents',
      pictures: 'Pictures',
      backups: 'Backups',
      share: '{{name}}: {{share}}%',
    },
    GoalRing: {
      title: 'Ring and semicircle',
      note: 'For a single key figure, shown in the center.',
      month: 'Monthly goal',
      orders: 'Orders packed',
      done: '{{value}}% reached',
      packed: '{{packed}} of {{all}}',
    },
    OrderSteps: {
      title: 'Steps',
      note: 'You can go back to completed steps but can’t skip ahead.',
      cart: 'Cart',
      address: 'Address',
      payment: 'Payment',
      ready: 'All set: the order is ready to ship.',
      current: 'Step {{number}} of {{all}}',
      back: 'Back',
      next: 'Next',
    },
    RunningTask: {
      title: 'Running task',
      note: 'Reads the products from the server five at a time; the bar shows what has loaded.',
      start: 'Count stock',
      progress: 'Products counted',
      waiting: 'Not started.',
      result: '{{read}} of {{all}} products, stock worth {{worth}}',
    },
    NavigationBar: {
      title: 'Navigation progress',
      note: 'Runs along the top edge while a page loads. These buttons control it.',
      start: 'Start',
      more: 'Advance',
      complete: 'Complete',
      reset: 'Reset',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'material-progress': typeof texts;
  }
}

export const texts = {
  intro:
    'Show how far something is when that is known, that it runs when it is not, and what comes next when there are steps.',
  examples: {
    StorageUse: {
      title: 'A bar in parts',
      note: 'Each part says its name and share to a screen reader; the list below says it to everyone.',
      documents: 'Documents',
      pictures: 'Pictures',
      backups: 'Backups',
      share: '{{name}}: {{share}}%',
    },
    GoalRing: {
      title: 'Ring and half ring',
      note: 'For one figure that is looked at often; the number stands in the middle.',
      month: 'Goal of the month',
      orders: 'Orders packed',
      done: '{{value}}% reached',
      packed: '{{packed}} of {{all}}',
    },
    OrderSteps: {
      title: 'Steps',
      note: 'What is done can be gone back to; what comes next cannot be skipped.',
      cart: 'Cart',
      address: 'Address',
      payment: 'Payment',
      ready: 'Everything is there: the order can leave.',
      current: 'Step {{number}} of {{all}}',
      back: 'Back',
      next: 'Next',
    },
    RunningTask: {
      title: 'A task that runs',
      note: 'It reads the products from the gateway, five at a time: what the bar shows is what has come.',
      start: 'Count the stock',
      progress: 'Products read',
      waiting: 'Nothing has been counted yet.',
      result: '{{read}} of {{all}} products, stock worth {{worth}}',
    },
    NavigationBar: {
      title: 'The thin bar of navigation',
      note: 'It runs at the top edge while a page is on its way, and can be driven by hand.',
      start: 'Start',
      more: 'A bit further',
      complete: 'Complete',
      reset: 'Reset',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'material-progress': typeof texts;
  }
}

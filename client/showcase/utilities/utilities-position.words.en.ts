export const texts = {
  intro: 'Elements placed outside the normal flow.',
  examples: {
    InTheCorners: {
      title: 'Absolute',
      note: '<code>absolute</code>, relative to the nearest <code>relative</code> ancestor.',
      topLeft: 'Top left',
      topRight: 'Top right',
      bottomLeft: 'Bottom left',
      bottomRight: 'Bottom right',
    },
    SticksToTheTop: {
      title: 'Sticky',
      note: '<code>sticky</code>: scrolls until it reaches the edge, then stays there.',
      head: 'Today’s orders',
      line: 'Order {{line}}',
    },
    OnACorner: {
      title: 'Indicator',
      note: 'A count or status on an avatar, included in its label.',
      person: 'Marina Duarte',
      messages: 'Marina Duarte, 3 messages',
      online: 'Marina Duarte, online',
    },
    OneOverAnother: {
      title: 'Stacking order',
      note: 'Later elements appear in front unless <code>z-index</code> is set.',
      front: 'In front',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'utilities-position': typeof texts;
  }
}

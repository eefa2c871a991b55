export const texts = {
  intro: 'Where a part stands when it does not follow the one before it.',
  examples: {
    InTheCorners: {
      title: 'In the corners',
      note: '<code>absolute</code> within the next part that is <code>relative</code>.',
      topLeft: 'Top left',
      topRight: 'Top right',
      bottomLeft: 'Bottom left',
      bottomRight: 'Bottom right',
    },
    SticksToTheTop: {
      title: 'Sticks to the top',
      note: '<code>sticky</code>: goes along until it reaches the edge, and stays there.',
      head: 'Orders of today',
      line: 'Order {{line}}',
    },
    OnACorner: {
      title: 'On a corner',
      note: 'A count or a status on a picture. Its words are in the picture’s name.',
      person: 'Marina Duarte',
      messages: 'Marina Duarte, 3 messages',
      online: 'Marina Duarte, online',
    },
    OneOverAnother: {
      title: 'One over another',
      note: 'The later one stands in front, unless <code>z-index</code> says otherwise.',
      front: 'In front',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'utilities-position': typeof texts;
  }
}

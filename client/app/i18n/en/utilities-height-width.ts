export const texts = {
  intro: 'How wide and how high a part is, at most and at least.',
  examples: {
    ShareOfTheWidth: { title: 'Shares', note: 'A share of the width that is there.' },
    AtMostAndAtLeast: {
      title: 'At most and at least',
      note: '<code>maw</code>, <code>miw</code> and <code>mih</code> leave the rest to the content.',
      most: 'At most 320 pixels wide, whatever it says, and then on the next line.',
      least: 'At least 200',
      tall: 'At least 80 high',
    },
    ScrollsInside: {
      title: 'Scrolls inside',
      note: 'At most 120 pixels high; the rest is reached by scrolling, by keyboard too.',
      line: 'Line {{line}} of the delivery note',
    },
    KeepsItsShape: {
      title: 'Keeps its shape',
      note: 'As wide as there is room, and as high as its ratio asks.',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'utilities-height-width': typeof texts;
  }
}

export const texts = {
  intro: 'Width and height, with minimum and maximum.',
  examples: {
    ShareOfTheWidth: { title: 'Percentage', note: 'A percentage of the available width.' },
    AtMostAndAtLeast: {
      title: 'Minimum and maximum',
      note: 'Use <code>maw</code>, <code>miw</code> and <code>mih</code> to set limits; the content decides the rest.',
      most: 'Maximum width 320 pixels; longer text wraps to the next line.',
      least: 'Minimum width 200',
      tall: 'Minimum height 80',
    },
    ScrollsInside: {
      title: 'Scroll area',
      note: 'Up to 120 pixels high; scroll for the rest, with the keyboard too.',
      line: 'Line {{line}} of the delivery note',
    },
    KeepsItsShape: {
      title: 'Aspect ratio',
      note: 'Fills the width and keeps its ratio.',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'utilities-height-width': typeof texts;
  }
}

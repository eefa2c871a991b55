export const texts = {
  intro: 'Five steps for every distance, so that what belongs together stands together.',
  examples: {
    SpacingScale: { title: 'Scale', note: 'From 10 to 32 pixels, named and copied by a click.' },
    GapBetween: {
      title: 'Between',
      note: '<code>gap</code> keeps neighbours apart without a margin on the last one.',
      size: 'Size of the gap',
    },
    PaddingInside: {
      title: 'Inside',
      note: '<code>p</code> keeps the content away from the edge.',
      size: 'Size of the padding',
      content: 'The content',
    },
    MarginAround: {
      title: 'Around',
      note: '<code>mb</code>, <code>ml</code> and <code>mx</code> push on one side or on both.',
      below: 'Room below',
      left: 'Room on the left',
      auto: 'In the middle',
    },
    ByWidth: {
      title: 'By the width of the screen',
      note: 'A value a breakpoint: little room on a phone, more on a desk.',
      content: 'Narrow the window to see it.',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'utilities-spacing': typeof texts;
  }
}

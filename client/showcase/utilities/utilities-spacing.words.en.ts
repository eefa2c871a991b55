export const texts = {
  intro: 'Five sizes for all spacing, so related elements stay together.',
  examples: {
    SpacingScale: { title: 'Scale', note: 'From 10 to 32 pixels. Click one to copy its name.' },
    GapBetween: {
      title: 'Gap',
      note: '<code>gap</code> separates elements without a margin after the last one.',
      size: 'Gap size',
    },
    PaddingInside: {
      title: 'Padding',
      note: '<code>p</code> separates the content from the edge.',
      size: 'Padding size',
      content: 'Content',
    },
    MarginAround: {
      title: 'Margin',
      note: '<code>mb</code>, <code>ml</code> and <code>mx</code> set margins on one or both sides.',
      below: 'Bottom margin',
      left: 'Left margin',
      auto: 'Centered',
    },
    ByWidth: {
      title: 'Responsive spacing',
      note: 'One value per breakpoint: less space on phones, more on desktops.',
      content: 'Resize the window to see the change.',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'utilities-spacing': typeof texts;
  }
}

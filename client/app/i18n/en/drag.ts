export const texts = {
  sortable: 'sortable',
  take: 'Move {{name}}',
  instructions:
    'Press Space or Enter to take it, the arrow keys to move it, Space or Enter to drop it, and Escape to put it back.',
  place: '{{position}} of {{count}}',
  placeIn: '{{position}} of {{count}} in {{list}}',
  started: '{{name}} was taken.',
  moved: '{{name}} is now at {{place}}.',
  nowhere: '{{name}} is over no place.',
  dropped: '{{name}} was dropped at {{place}}.',
  cancelled: '{{name}} is back where it was.',
};

declare module '../catalogues.ts' {
  interface Catalogues {
    drag: typeof texts;
  }
}

export const texts = {
  sortable: 'sortable',
  take: 'Move {{name}}',
  instructions:
    'Press Space or Enter to pick it up, the arrow keys to move it, Space or Enter to drop it, Escape to cancel.',
  place: '{{position}} of {{count}}',
  placeIn: '{{position}} of {{count}} in {{list}}',
  started: 'Picked up {{name}}.',
  moved: '{{name}} is at position {{place}}.',
  moved_list: '{{name}} is over {{place}}.',
  nowhere: '{{name}} is not over a drop area.',
  dropped: '{{name}} was dropped at position {{place}}.',
  dropped_list: '{{name}} was dropped in {{place}}.',
  cancelled: 'Move canceled. {{name}} was not moved.',
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    drag: typeof texts;
  }
}

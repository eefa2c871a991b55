export const texts = {
  kinds: { Board: 'board', BoardColumn: 'column', BoardLabel: 'label', Card: 'card' },
  counted: {
    Board_one: '{{number}} board',
    Board_other: '{{number}} boards',
    BoardColumn_one: '{{number}} column',
    BoardColumn_other: '{{number}} columns',
    BoardLabel_one: '{{number}} label',
    BoardLabel_other: '{{number}} labels',
    Card_one: '{{number}} card',
    Card_other: '{{number}} cards',
  },
  fields: {
    descriptionHtml: 'Description with its formatting',
    boardId: 'Board',
    columnId: 'Column',
    coverImage: 'Cover',
    boardMemberships: 'Members',
    boardColumns: 'Columns',
    cards: 'Cards',
    cardMembers: 'Members',
    cardLabels: 'Labels',
    cardAttachments: 'Attachments',
    cardComments: 'Comments',
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'boards.records': typeof texts;
  }
}

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
  fieldsOf: {
    Board: { title: 'Title', members: 'Members', columns: 'Columns', boardMemberships: 'Members' },
    BoardColumn: { rank: 'Position', title: 'Title', boardId: 'Board', cards: 'Cards' },
    BoardLabel: {
      position: 'Position in the list',
      title: 'Title',
      color: 'Color',
      boardId: 'Board',
      cardLabels: 'Cards',
    },
    Card: {
      title: 'Title',
      columnId: 'Column',
      boardId: 'Board',
      coverImage: 'Cover',
      description: 'Description',
      descriptionHtml: 'Formatted description',
      members: 'Members',
      labels: 'Labels',
      attachments: 'Attachments',
      rank: 'Position',
    },
  },
  choicesOf: {
    BoardLabel: { color: { primary: 'Petrol', secondary: 'Amber', green: 'Green', error: 'Red' } },
  },
};

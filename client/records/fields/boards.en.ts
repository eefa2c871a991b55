export const boardFields = {
  boardId: 'Board',
  columnId: 'Column',
  rank: 'Place',
  position: 'Position in the list',
  coverImage: 'Cover',
  boardMemberships: 'Members',
  boardColumns: 'Columns',
  cards: 'Cards',
  cardMembers: 'Members',
  cardLabels: 'Labels',
  cardAttachments: 'Attachments',
  cardComments: 'Comments',
};

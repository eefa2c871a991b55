import { record, type RecordPart, withParts } from '../../records/record.ts';
import { folded } from '../../store/folding.ts';
import { cardErrors, labelErrors, titleErrors } from './boards.rules.ts';

const cardParts: readonly RecordPart[] = [
  { table: 'cardMembers', key: 'cardId' },
  { table: 'cardLabels', key: 'cardId' },
  { table: 'cardAttachments', key: 'cardId', field: 'attachments' },
  { table: 'cardComments', key: 'cardId', field: 'comments' },
];

const columnParts: readonly RecordPart[] = [{ table: 'cards', key: 'columnId', parts: cardParts }];

export const boardRecord = record<'boards', 'boardMemberships'>(
  {
    kind: 'Board',
    table: 'boards',
    title: 'title',
    unversioned: ['boardMemberships'],
    parts: [
      { table: 'boardMemberships', key: 'boardId' },
      { table: 'boardColumns', key: 'boardId', parts: columnParts },
    ],
  },
  {
    derive: ({ row }) => ({ searchText: folded(row.title) }),
    check: ({ row }) => titleErrors(row.title),
  },
);

export const boardAlone = withParts(boardRecord);
export const boardWithMembers = withParts(boardRecord, ['boardMemberships']);

export const columnRecord = record<'boardColumns'>(
  {
    kind: 'BoardColumn',
    noun: 'column',
    table: 'boardColumns',
    title: 'title',
    parts: columnParts,
  },
  { check: ({ row }) => titleErrors(row.title) },
);

export const columnAlone = withParts(columnRecord);

export const cardRecord = record<
  'cards',
  'cardMembers' | 'cardLabels' | 'cardAttachments' | 'cardComments'
>(
  {
    kind: 'Card',
    table: 'cards',
    title: 'title',
    unversioned: ['rank', 'columnId'],
    parts: cardParts,
  },
  {
    derive: ({ row }) => ({ searchText: folded(row.title) }),
    check: ({ row }) => cardErrors(row),
  },
);

export const cardAlone = withParts(cardRecord);

export const labelRecord = record<'boardLabels'>(
  {
    kind: 'BoardLabel',
    noun: 'label',
    table: 'boardLabels',
    title: 'title',
    parts: [{ table: 'cardLabels', key: 'labelId' }],
  },
  { check: ({ row }) => labelErrors(row.title) },
);

export const labelAlone = withParts(labelRecord);

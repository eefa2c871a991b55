import { problem } from '../../errors/problem.ts';
import { declaredRecord } from '../../records/declare/declared-record.ts';
import { type RecordPart, onlyParts } from '../../records/declare/record.ts';

const cardParts: readonly RecordPart[] = [
  {
    table: 'cardMembers',
    key: 'cardId',
    field: 'members',
    lists: 'memberId',
    references: {
      memberId: { table: 'boardMembers', title: 'name', problem: problem('not_a_member') },
    },
  },
  {
    table: 'cardLabels',
    key: 'cardId',
    field: 'labels',
    lists: 'labelId',
    references: { labelId: { table: 'boardLabels', problem: problem('not_a_label') } },
  },
  { table: 'cardAttachments', key: 'cardId', field: 'attachments' },
];

const columnParts: readonly RecordPart[] = [
  { table: 'cards', key: 'columnId', field: 'cards', order: 'rank', parts: cardParts },
];

export const boardRecord = declaredRecord<'boards', 'boardMemberships'>('Board', {
  unversioned: ['boardMemberships'],
  parts: [
    {
      table: 'boardMemberships',
      key: 'boardId',
      namedBy: 'memberId',
      references: { memberId: { table: 'boardMembers', title: 'name' } },
    },
    { table: 'boardColumns', key: 'boardId', field: 'columns', order: 'rank', parts: columnParts },
  ],
});

export const boardAlone = onlyParts(boardRecord);
export const boardWithMembers = onlyParts(boardRecord, ['boardMemberships']);

export const columnRecord = declaredRecord<'boardColumns'>('BoardColumn', {
  noun: 'column',
  parts: columnParts,
});

export const columnAlone = onlyParts(columnRecord);

export const cardRecord = declaredRecord<'cards', 'cardMembers' | 'cardLabels' | 'cardAttachments'>(
  'Card',
  {
    references: { columnId: { table: 'boardColumns' }, boardId: { table: 'boards' } },
    unversioned: ['rank', 'columnId'],
    parts: cardParts,
  },
);

export const cardAlone = onlyParts(cardRecord);

export const labelRecord = declaredRecord<'boardLabels'>('BoardLabel', {
  noun: 'label',
  parts: [{ table: 'cardLabels', key: 'labelId' }],
});

export const labelAlone = onlyParts(labelRecord);

import { expect, it } from 'vitest';
import { arrangedColumns, widthsIn } from './useListColumns.ts';

const columns = [
  { accessor: 'number', title: 'Number' },
  { accessor: 'date', title: 'Date' },
  { accessor: 'note', title: 'Note', isExtra: true },
];

it.each([
  ['', 'number,date', 'note'],
  ['date', 'number,date', 'note'],
  ['note,number', 'note,number', 'date'],
  ['date,date,secret', 'number,date', 'note'],
  ['secret', 'number,date', 'note'],
])('shows for "%s" the columns %s and hides %s', (text, shown, hidden) => {
  const arranged = arrangedColumns(columns, text);
  const keys = (of: typeof columns) => of.map(({ accessor }) => accessor).join();
  expect(keys(arranged.shown)).toBe(shown);
  expect(keys(arranged.hidden)).toBe(hidden);
});

it('have widths between 60 and 800 px, without those that are none', () => {
  expect(widthsIn('number.220,date.9,note.9000,x,y.wide,')).toEqual({
    number: 220,
    date: 60,
    note: 800,
  });
});

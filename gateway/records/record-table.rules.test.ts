import { expect, it } from 'vitest';
import { declarationsIn } from './declare.ts';
import { tableOf } from './record-table.ts';
import { rowTypes } from './row-types.ts';

const box = declarationsIn([
  `"A box." type Box @record(title: "name", versioned: false) {
    name: String!
    note: String
    filledAt: DateTime @readOnly @default(value: "")
    seenAt: DateTime @readOnly
    place: String @default(value: "here")
  }`,
]).get('Box')!;

it('a column may be empty as its field may, unless the gateway sets it and has a default', () => {
  expect(tableOf(box).columns).toEqual({
    name: 'text',
    note: 'text?',
    filled_at: 'text',
    seen_at: 'text?',
    place: 'text?',
  });
  expect(rowTypes([box])).toContain('note: string | null;');
  expect(rowTypes([box])).toContain('filledAt: string;');
});

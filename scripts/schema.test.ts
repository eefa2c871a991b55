import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readExpandedSdl } from '../gateway/records/expand/sdl.ts';
import { printed, schemaProblems } from './schema.ts';

const file = readFileSync(join(import.meta.dirname, '../schema/printed.graphql'), 'utf8');

it('the printed schema is the one of the SDL', () => {
  expect(schemaProblems(file, readExpandedSdl().join('\n'))).toEqual([]);
});

describe('a change of the schema', () => {
  const sdl = `type Query { "One." box(id: ID!): Box }
    type Box { id: ID! name: String! note: String }
    input BoxInput { name: String! }`;
  const changed = (from: string, to: string) => schemaProblems(printed(sdl), sdl.replace(from, to));

  it.each([
    [' note: String', '', 'whoever selects the field or names the type'],
    ['name: String! note', 'name: Int! note', 'whoever selects the field or names the type'],
    ['(id: ID!)', '(id: ID!, on: Int!)', 'whoever leaves the argument out'],
    ['(id: ID!)', '', 'whoever gives the argument'],
    [
      '{ name: String! }',
      '{ name: String! note: Int! }',
      'whoever sends this input without the field',
    ],
  ])('of %j to %j names whom it breaks', (from, to, whom) => {
    const [problem, remedy] = changed(from, to);
    expect(problem).toMatch(`Breaks ${whom}: `);
    expect(remedy).toBe('A deliberate change is kept by: npm run schema');
  });

  it('that breaks nobody asks to be printed', () => {
    expect(changed(' note: String', ' note: String size: Int')).toEqual([
      'schema/printed.graphql is an older one: npm run schema',
    ]);
  });

  it('of the order of lines is none', () => {
    expect(changed('name: String! note: String', 'note: String name: String!')).toEqual([]);
  });
});

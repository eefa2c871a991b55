import { makeExecutableSchema } from '@graphql-tools/schema';
import { graphql, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { roles } from '../records/caller.ts';
import { recordOf } from '../records/declare/declared-record.ts';
import { declarationsIn } from '../records/declare/declare.ts';
import { expand } from '../records/expand/expand.ts';
import { readSources } from '../records/expand/sdl.ts';
import { withAccess } from './access.ts';

const base = readSources().find((text) => text.includes('directive @record('))!;
const SDL = `
"What someone earns."
type Salary @record(title: "person", read: ADMIN, write: SA, delete: SA) {
  "Whose it is."
  person: String! @sort @search
}

"A page of someone's diary."
type Diary @record(title: "text", write: GUEST, delete: GUEST, owner: "accountId") {
  "What it says."
  text: String! @sort @search
}

"A team."
type Team {
  "What its lead earns."
  lead: Salary
  "What its founder earns."
  founder: Salary!
  "What its members earn."
  members: [Salary!]!
  "What its members write."
  diaries: [Diary!]!
}

enum SearchKind { Customer }
input ListFilter { customer: Boolean }
union SearchRecord = Team

extend type Query {
  "The team."
  team: Team! @access(group: GUEST)
}
`;
const typeDefs = expand([base, SDL]).map((text) => parse(text));
const schema = withAccess(
  makeExecutableSchema({
    typeDefs,
    resolvers: {
      Query: {
        team: () => ({
          lead: Promise.resolve({ id: 's1', person: 'Rui' }),
          founder: { id: 's2', person: 'Eva' },
          members: [{ id: 's3', person: 'Ada' }],
          diaries: [
            { id: 'd1', text: 'Mine', accountId: 'me' },
            { id: 'd2', text: 'Theirs', accountId: 'them' },
          ],
        }),
      },
    },
  }),
);
const records = new Map(
  [...declarationsIn([base, SDL])].map(([kind, each]) => [kind, recordOf(each)]),
);

describe('a field that names another record', () => {
  it.each(roles)('shows %s what the role may read of it', async (role) => {
    const contextValue = { caller: { account: { id: 'me', name: 'Me', role } }, records };
    const run = async (fields: string) =>
      graphql({ schema, source: `{ team { ${fields} } }`, contextValue });
    const may = role === 'SA' || role === 'ADMIN';
    const { data } = await run('lead { person } members { person }');
    expect(data!.team).toEqual(
      may ? { lead: { person: 'Rui' }, members: [{ person: 'Ada' }] } : { lead: null, members: [] },
    );
    const { errors = [] } = await run('founder { person }');
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(may ? [] : ['FORBIDDEN']);
    const own = await run('diaries { text }');
    expect(own.data!.team).toEqual({ diaries: [{ text: 'Mine' }] });
  });
});

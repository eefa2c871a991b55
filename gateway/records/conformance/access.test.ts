import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { domainsOf } from '../../server/domains.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { accessIn, isSpecified, kindAccess, KINDS } from '../../testing/kind-access-table.ts';
import { uploader } from '../../testing/uploader.ts';
import { roles } from '../caller.ts';
import { commit } from '../write/commit.ts';
import { declarationsIn } from '../declare/declare.ts';
import { untypedDb } from '../write/snapshots.ts';
import { readSources } from '../expand/sdl.ts';

const sdl = [...readSources(), KINDS];
const declarations = declarationsIn(sdl);

let gateway: TestGateway;
type Role = (typeof roles)[number];
const tokens = {} as Record<Role, string>;
beforeAll(async () => {
  gateway = await startGateway({ sdl, mocksMissing: true });
  for (const role of roles) tokens[role] = await gateway.tokenFor(role);
  for (const mutation of [
    'createSalary(input: { person: "Zulmira" }) { salary { id } }',
    'createTariff(input: { name: "Frete" }) { tariff { id } }',
  ]) {
    const { errors } = await gateway.graphql(`mutation { ${mutation} }`, {}, tokens.SA);
    expect(errors).toBeUndefined();
  }
});
afterAll(() => gateway.stop());

const isAtLeast = (role: Role, lowest: Role) => roles.indexOf(role) <= roles.indexOf(lowest);
const accountOf = async (role: Role) => {
  const { data } = await gateway.graphql('{ me { id name } }', {}, tokens[role]);
  return { ...(data!.me as { id: string; name: string }), role };
};

/** Returns the first record of the kind that is stored, whoever's own it is. */
async function someOf(kind: string) {
  const record = gateway.services.records.get(kind)!;
  const row = await untypedDb(gateway.store.db)
    .selectFrom(record.table)
    .selectAll()
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return { record, row };
}

/** Stores an activity of the role's account that leaves the record as it is, to be undone or gone back to. */
async function activityOn(kind: string, role: Role) {
  const { record, row } = await someOf(kind);
  const id = row!.id as string;
  const account = await accountOf(role);
  const { db } = gateway.store;
  const activityId = await commit(
    { db, reactions: [], caller: { account } },
    async (unit) => {
      await unit.trackFirst(record, [id]);
      return unit.activityId;
    },
    { action: 'updated', kind },
  );
  return { activityId, recordId: id };
}

const outcomeOf = (errors: { extensions?: Record<string, unknown> }[] = []) =>
  (errors[0]?.extensions?.code as string) ?? 'allowed';
const ask = async (query: string, variables: object, role: Role) => {
  const { data, errors } = await gateway.graphql(query, variables, tokens[role]);
  return { data, outcome: outcomeOf(errors) };
};
const callAs = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, role: Role) => {
  const { statusCode, body } = await gateway.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${tokens[role]}` },
    ...(method !== 'GET' && { payload: {} }),
  });
  return { isAllowed: statusCode !== 403, body };
};

it('each kind of the table is declared as it says, and each other one has the access that it declares', () => {
  expect([...declarations.keys()]).toEqual(expect.arrayContaining(Object.keys(kindAccess)));
  for (const [kind, declaration] of declarations) {
    const { owner, read, write, delete: remove } = declaration;
    const { access, owner: storedOwner } = gateway.services.records.get(kind)!;
    const { isOwn, ...expected } = accessIn(declaration);
    expect([kind, { read, write, delete: remove }]).toEqual([kind, expected]);
    expect([kind, access]).toEqual([kind, expected]);
    expect([kind, (owner ?? storedOwner) !== undefined]).toEqual([kind, isOwn]);
  }
});

const importable = new Set(
  domainsOf(declarations).flatMap(({ imports = [] }) => imports.map(({ list }) => list)),
);
const listed = [...declarations.values()].filter(({ listed }) => listed);

describe.each(listed)('what is read of a $kind', (declaration) => {
  const { kind, one, many, title, inSearch } = declaration;
  const { isOwn, read } = accessIn(declaration);

  it.each(roles)('by %s is what the table says, on every path', async (role) => {
    const { row } = await someOf(kind);
    const id = row!.id as string;
    const may = isAtLeast(role, read);
    const expected = may ? 'allowed' : 'FORBIDDEN';
    const shown = may && !isOwn;

    const single = await ask(`query ($id: ID!) { ${one}(id: $id) { id } }`, { id }, role);
    expect(single.outcome).toBe(expected);
    expect(Boolean(single.data?.[one])).toBe(shown);
    const list = await ask(`{ ${many}(first: 100) { nodes { id } totalCount } }`, {}, role);
    expect(list.outcome).toBe(expected);
    const ids = (list.data?.[many]?.nodes ?? []) as { id: string }[];
    if (!shown) expect(ids.map((each) => each.id)).not.toContain(id);

    if (inSearch) {
      const text = String(row![title] ?? row!.title).split(/[^\p{L}\p{N}]+/u)[0];
      const { data } = await ask(
        `query ($text: String!) { search(text: $text, kind: [${kind}], first: 50) { id title record { __typename } } }`,
        { text },
        role,
      );
      expect(Boolean(data!.search.length)).toBe(shown);
      const near = await ask(`{ nearTexts(kind: ${kind}, text: "${text}x") }`, {}, role);
      expect(near.outcome).toBe('allowed');
      if (!shown) expect(near.data!.nearTexts).toEqual([]);
    }

    await activityOn(kind, 'SA');
    const history = await ask(
      'query ($id: ID!) { history(of: $id) { nodes { title changes { title after: fields { field } } } } }',
      { id },
      role,
    );
    expect(history.outcome).toBe('allowed');
    expect(history.data!.history.nodes.length > 0).toBe(shown);

    const attached = await ask(
      `query ($id: ID!) { attachedFiles(kind: "${kind}", id: $id) { totalCount } }`,
      { id },
      role,
    );
    expect(attached.outcome).toBe(isOwn && may ? 'NOT_FOUND' : expected);

    for (const url of [`/api/records/${many}`, `/api/records/${many}/${id}`, `/api/${many}.csv`]) {
      const answered = await callAs('GET', url, role);
      expect([url, answered.isAllowed]).toEqual([url, may]);
      if (!shown) expect(answered.body).not.toContain(id);
    }
  });
});

describe.each([...declarations.values()])('what is changed of a $kind', (declaration) => {
  const { kind } = declaration;
  const { isOwn, read, write } = accessIn(declaration);
  const isWithoutDemo =
    ['Attachment', 'File', 'Note', 'View'].includes(kind) ||
    !(declaration.listed || isSpecified(kind));

  it.each(roles)('by %s is what the table says, on every path', async (role) => {
    const isHidden = isOwn || !isAtLeast(role, read);
    const { record, row } = await someOf(kind);
    // The demo's notes are by somebody else.
    const isForAuthor = record.author !== undefined;
    // There is nothing to change.
    if (!row) return expect([kind, isWithoutDemo]).toEqual([kind, true]);
    const expected = isAtLeast(role, write) && !isForAuthor ? 'allowed' : 'FORBIDDEN';
    const mine = await activityOn(kind, role);
    const version = await ask(
      'mutation ($a: ID!, $r: ID!) { restoreVersion(input: { activityId: $a, recordId: $r }) { activity { id } } }',
      { a: mine.activityId, r: mine.recordId },
      role,
    );
    expect(version.outcome).toBe(isHidden ? 'NOT_FOUND' : expected);
    const undo = await ask(
      'mutation ($a: ID!) { restore(input: { activityId: $a }) { activity { id } } }',
      { a: mine.activityId },
      role,
    );
    expect(undo.outcome).toBe(isHidden ? 'NOT_FOUND' : expected);
    if (isHidden) return;
    const theirs = await activityOn(kind, 'SA');
    const other = await ask(
      'mutation ($a: ID!) { restore(input: { activityId: $a }) { activity { id } } }',
      { a: theirs.activityId },
      role,
    );
    const lowest = isAtLeast('ADMIN', write) ? 'ADMIN' : write;
    const may = isAtLeast(role, lowest) && !isForAuthor;
    expect(other.outcome).toBe(may ? 'allowed' : 'FORBIDDEN');
  });
});

describe.each(listed)('over REST and files, a $kind', (declaration) => {
  const { kind, many, operations } = declaration;
  const access = accessIn(declaration);

  it.each(roles)('is changed and deleted by %s as the table says', async (role) => {
    const url = `/api/records/${many}`;
    const calls = [
      ['CREATE', 'POST', url, access.write],
      ['UPDATE', 'PATCH', `${url}/x`, access.write],
      ['DELETE', 'DELETE', `${url}/x`, access.delete],
    ] as const;
    for (const [operation, method, address, lowest] of calls) {
      if (!operations.includes(operation)) continue;
      const { isAllowed } = await callAs(method, address, role);
      expect([method, isAllowed]).toEqual([method, isAtLeast(role, lowest)]);
    }
    if (importable.has(many)) {
      const { isAllowed } = await callAs('POST', `/api/${many}.csv/preview`, role);
      const lowest = isAtLeast('ADMIN', access.write) ? 'ADMIN' : access.write;
      expect(['import', isAllowed]).toEqual(['import', isAtLeast(role, lowest)]);
    }
    if (access.isOwn || kind === 'Customer' || kind === 'Deal') return;
    const { row } = await someOf(kind);
    const note = await ask(
      `mutation ($id: ID!) { addNote(input: { kind: "${kind}", id: $id, text: "Visto" }) { note { id } } }`,
      { id: row!.id },
      role,
    );
    expect(note.outcome).toBe(isAtLeast(role, access.write) ? 'allowed' : 'FORBIDDEN');
    const notes = await ask(
      `query ($id: ID!) { notes(kind: "${kind}", id: $id) { totalCount } }`,
      { id: row!.id },
      role,
    );
    expect(notes.outcome).toBe(isAtLeast(role, access.read) ? 'allowed' : 'FORBIDDEN');
  });
});

it('a file on a record is read by its owner, and by those who may read the record', async () => {
  const { row } = await someOf('Salary');
  const sent = await uploader(gateway)([{ name: 'folha.txt', bytes: 'Zulmira: 9.000' }], {
    token: tokens.SA,
    fields: { attachedTo: `Salary/${row!.id as string}` },
  });
  const { id, url } = sent.body.files![0]!;
  for (const role of roles) {
    const may = role === 'SA' || role === 'ADMIN';
    const headers = { authorization: `Bearer ${tokens[role]}` };
    const { statusCode } = await gateway.app.inject({ url, headers });
    expect([role, statusCode]).toEqual([role, may ? 200 : 404]);
    const { data } = await ask('query ($id: ID!) { file(id: $id) { id } }', { id }, role);
    expect([role, data!.file]).toEqual([role, may ? { id } : null]);
  }
});

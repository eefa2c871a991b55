import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { makeAccounts, SA_ID } from '../../../seed/accounts.ts';
import { todayAt } from '../../../seed/today.ts';
import { restoreCopy } from '../../testing/restored-records.ts';
import { readSnapshot } from '../../records/write/snapshots.ts';
import { addBoard, findBoard } from '../../testing/sample-boards.ts';
import { SEEDED_AT } from '../../testing/seeded-at.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { columnRecord } from './boards.record.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());

const ask = (query: string, variables: object = {}) => gateway.graphql(query, variables, token);

describe('the boards', () => {
  it('come by title, a page at a time, and are found without accents', async () => {
    const { data } = await ask(
      `{ boards(first: 2) { nodes { title } totalCount pageInfo { hasNextPage } }
         last: boards(sort: { direction: descending }, first: 1) { nodes { title } }
         found: boards(filter: { text: "POS venda" }) { nodes { title } } }`,
    );
    expect(data).toEqual({
      boards: {
        nodes: [{ title: 'Atendimento e pós-venda' }, { title: 'Filial de Olinda' }],
        totalCount: 3,
        pageInfo: { hasNextPage: true },
      },
      last: { nodes: [{ title: 'Loja on-line' }] },
      found: { nodes: [{ title: 'Atendimento e pós-venda' }] },
    });
  });

  it('have the labels of the specification', async () => {
    const { data } = await ask('{ boardLabels { title color } }');
    expect(data?.boardLabels).toEqual([
      { title: 'Active', color: 'primary' },
      { title: 'Complete', color: 'green' },
      { title: 'Ready', color: 'secondary' },
      { title: 'High Priority', color: 'error' },
    ]);
  });

  it('know each demo account as a member', async () => {
    const { data } = await ask('{ boardMembers { id name avatar } }');
    expect(data?.boardMembers).toContainEqual({ id: SA_ID, name: 'Marina Duarte', avatar: null });
    const ids = (data?.boardMembers as { id: string }[]).map(({ id }) => id);
    const demo = makeAccounts({ today: todayAt(SEEDED_AT) }).accounts ?? [];
    expect(ids).toEqual(expect.arrayContaining(demo.map(({ id }) => id)));
    expect(demo).toHaveLength(4);
  });

  it('are found by search, and their cards are', async () => {
    const entries = await gateway.store.db
      .selectFrom('searchEntries' as never)
      .selectAll()
      .execute();
    const kinds = (entries as { kind: string; text: string }[])
      .filter(({ text }) => /pos-venda|ligar o pix/.test(text))
      .map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['Board', 'Card']);
  });
});

describe('a store without demo data', () => {
  it('has every account that may edit as a member, and labels that people make', async () => {
    const own = await startGateway({
      environment: { PROFILE: 'production', JWT_SECRET: 'x'.repeat(48) },
    });
    onTestFinished(() => own.stop());
    const editor = await own.tokenFor('EDITOR');
    const guest = await own.tokenFor('GUEST');
    const run = (query: string, input = {}, by = editor) => own.graphql(query, { input }, by);
    const { data } = await own.graphql('{ me { id } boardMembers { id } }', {}, editor);
    const id = data?.me.id as string;
    expect(data?.boardMembers).toEqual([{ id }]);
    const [board, other] = [
      await addBoard(own, editor, [1, 0]),
      (await own.graphql('{ me { id } }', {}, guest)).data?.me.id as string,
    ];

    const PUT = `mutation ($input: AddBoardMemberInput!) {
      addBoardMember(input: $input) { board { members { id } } } }`;
    const put = await run(PUT, { boardId: board.id, memberId: id });
    expect(put.data?.addBoardMember.board.members).toEqual([{ id }]);
    const refused = await run(PUT, { boardId: board.id, memberId: other });
    expect(refused.errors?.[0]?.extensions?.code).toBe('INVALID');
    const again = await own.graphql('{ boardMembers { id } }', {}, guest);
    expect(again.data?.boardMembers).toEqual([{ id }]);

    const MAKE = `mutation ($input: CreateBoardLabelInput!) {
      createBoardLabel(input: $input) { label { id title color } } }`;
    const made = await run(MAKE, { title: ' Urgente ', color: 'error' });
    const label = made.data?.createBoardLabel.label as { id: string };
    expect(label).toMatchObject({ title: 'Urgente', color: 'error' });
    const codeOf = async (title: string, by?: string) =>
      (await run(MAKE, { title, color: 'green' }, by)).errors?.[0]?.extensions?.code;
    expect(await codeOf('URGENTE')).toBe('CONFLICT');
    expect(await codeOf(' ')).toBe('INVALID');
    expect(await codeOf('Novo', guest)).toBe('FORBIDDEN');
    const CHANGE = `mutation ($input: UpdateCardInput!) {
      updateCard(input: $input) { card { labels comments { uid } } } }`;
    const changed = await run(CHANGE, {
      boardId: board.id,
      id: board.columns[0]!.cards[0]!.id,
      labels: [label.id],
      comments: [{ uid: id, text: 'Hoje.' }],
    });
    expect(changed.data?.updateCard.card).toEqual({
      labels: [label.id],
      comments: [{ uid: expect.any(String) }],
    });
  });
});

describe('a board', () => {
  it('is made without columns, renamed and deleted', async () => {
    const made = await ask(
      'mutation { createBoard(input: { title: "Reforma" }) { board { id title version columns { id } members { id } } } }',
    );
    const { id, ...board } = made.data?.createBoard.board as { id: string };
    expect(board).toEqual({ title: 'Reforma', version: 1, columns: [], members: [] });
    const rename = `mutation ($input: RenameBoardInput!) {
      renameBoard(input: $input) { board { title version } }
    }`;
    const renamed = await ask(rename, { input: { id, version: 1, title: 'Obra' } });
    expect(renamed.data?.renameBoard.board).toEqual({ title: 'Obra', version: 2 });
    const stale = await ask(rename, { input: { id, version: 1, title: 'Outra' } });
    expect(stale.errors?.[0]).toMatchObject({
      message: 'Someone else changed this board',
      extensions: { code: 'CONFLICT', current: { id, title: 'Obra', version: 2 } },
    });
    const remove = 'mutation ($id: ID!) { deleteBoard(input: { id: $id }) { id } }';
    expect((await ask(remove, { id })).data?.deleteBoard).toEqual({ id });
    expect((await ask(remove, { id })).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    expect(await findBoard(gateway, token, id)).toBeNull();
  });

  it.each(['', '  ', 'x'.repeat(201)])('needs a title, case %#', async (title) => {
    const { errors } = await ask(
      'mutation ($title: String!) { createBoard(input: { title: $title }) { board { id } } }',
      { title },
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      fields: { title: expect.any(String) },
    });
  });

  it('takes members on once, and off once', async () => {
    const board = await addBoard(gateway, token, [0, 0]);
    const input = { boardId: board.id, memberId: SA_ID };
    const add = `mutation ($input: AddBoardMemberInput!) {
      addBoardMember(input: $input) { board { version members { id } } }
    }`;
    const remove = `mutation ($input: RemoveBoardMemberInput!) {
      removeBoardMember(input: $input) { board { members { id } } }
    }`;
    const added = [await ask(add, { input }), await ask(add, { input })];
    for (const { data } of added) {
      expect(data?.addBoardMember.board).toEqual({ version: 1, members: [{ id: SA_ID }] });
    }
    const query = 'query ($id: ID!) { board(id: $id) { version } }';
    expect((await ask(query, { id: board.id })).data?.board).toEqual({ version: 1 });
    const unknown = await ask(add, { input: { ...input, memberId: 'nobody' } });
    expect(unknown.errors?.[0]?.extensions?.fields).toEqual({ memberId: 'is not a member' });
    expect((await ask(remove, { input })).data?.removeBoardMember.board.members).toEqual([]);
    const again = await ask(remove, { input });
    expect(again.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });
});

describe('a column', () => {
  it('is added at the end and renamed', async () => {
    const { id, columns } = await addBoard(gateway, token, [0, 0]);
    const { data } = await ask(
      `mutation ($boardId: ID!, $id: ID!) {
        addColumn(input: { boardId: $boardId, title: "Nova" }) { column { title } }
        renameColumn(input: { boardId: $boardId, id: $id, title: "Primeira" }) {
          board { columns { title } }
        }
      }`,
      { boardId: id, id: columns[0]!.id },
    );
    expect(data?.addColumn.column).toEqual({ title: 'Nova' });
    expect(data?.renameColumn.board.columns).toEqual([
      { title: 'Primeira' },
      { title: 'Coluna' },
      { title: 'Nova' },
    ]);
  });

  it('is one of at most fifty', async () => {
    const { id } = await addBoard(gateway, token, [0, 0]);
    const rows = Array.from({ length: 48 }, (_, index) => ({
      id: `${id}-${index}`,
      boardId: id,
      title: 'x',
      rank: `b${String(index).padStart(2, '0')}V`,
    }));
    await gateway.store.db.insertInto('boardColumns').values(rows).execute();
    const add =
      'mutation ($id: ID!) { addColumn(input: { boardId: $id, title: "x" }) { board { id } } }';
    const { errors } = await ask(add, { id });
    expect(errors?.[0]?.extensions?.fields).toEqual({ boardId: 'must have at most 50 columns' });
  });

  it('goes with its cards, and comes back with them', async () => {
    const { db } = gateway.store;
    const board = await addBoard(gateway, token, [3, 1]);
    const copy = (await readSnapshot(db, columnRecord, board.columns[0]!.id))!;
    await ask(
      'mutation ($boardId: ID!, $id: ID!) { deleteColumn(input: { boardId: $boardId, id: $id }) { id } }',
      { boardId: board.id, id: board.columns[0]!.id },
    );
    expect((await findBoard(gateway, token, board.id)).columns).toEqual([board.columns[1]]);
    await restoreCopy(db, columnRecord, copy);
    expect(await findBoard(gateway, token, board.id)).toEqual(board);
  });
});

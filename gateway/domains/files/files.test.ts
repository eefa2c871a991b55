import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadLimits } from '../../config/limits.ts';
import { pdf, png } from '../../testing/sample-files.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { uploader } from '../../testing/uploader.ts';

const LIST =
  'query ($first: Int, $after: String) { files(first: $first, after: $after) { nodes { id name } totalCount pageInfo { endCursor hasNextPage } } }';
const ONE =
  'query ($id: ID!) { file(id: $id) { id name type size sha256 url isShared ownerId createdAt } }';
const DELETE = 'mutation ($id: ID!) { deleteFile(input: { id: $id }) { id activityId } }';
const RESTORE =
  'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { kind title } } }';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  token = await gateway.tokenFor('GUEST');
});
afterAll(() => gateway.stop());

const ask = (query: string, variables: object = {}, as = token) =>
  gateway.graphql(query, variables, as);
const upload = (...given: Parameters<ReturnType<typeof uploader>>) => uploader(gateway)(...given);
const codeOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.[0]?.extensions?.code;

async function kept(fields: Record<string, string> = {}, name = 'foto.png'): Promise<string> {
  const { status, body } = await upload([{ name, bytes: png }], { token, fields });
  expect(status).toBe(201);
  return body.files![0]!.id;
}

describe('a file', () => {
  it('is known by its content and belongs to who uploaded it', async () => {
    const id = await kept();
    const me = await ask('{ me { id } }');
    expect((await ask(ONE, { id })).data?.file).toEqual({
      id,
      name: 'foto.png',
      type: 'image/png',
      size: png.length,
      sha256: createHash('sha256').update(png).digest('hex'),
      url: `/files/${id}`,
      isShared: false,
      ownerId: me.data?.me.id,
      createdAt: expect.stringMatching(/Z$/),
    });
  });

  it('does not exist for anyone else unless it is shared, and then only ADMIN may delete it too', async () => {
    const own = await kept();
    const shared = await kept({ shared: 'true' });
    for (const role of ['GUEST', 'EDITOR', 'SA'] as const) {
      const other = await gateway.tokenFor(role);
      expect((await ask(ONE, { id: own }, other)).data?.file).toBeNull();
      expect(codeOf(await ask(DELETE, { id: own }, other))).toBe('NOT_FOUND');
      expect((await ask(ONE, { id: shared }, other)).data?.file).toMatchObject({ isShared: true });
    }
    const editor = await gateway.tokenFor('EDITOR');
    expect(codeOf(await ask(DELETE, { id: shared }, editor))).toBe('FORBIDDEN');
    const admin = await gateway.tokenFor('ADMIN');
    const { data } = await ask(DELETE, { id: shared }, admin);
    const { activityId } = data?.deleteFile as { activityId: string };
    expect(codeOf(await ask(RESTORE, { id: activityId }, editor))).toBe('NOT_FOUND');
    expect(codeOf(await ask(RESTORE, { id: activityId }))).toBeUndefined();
  });

  it('comes in a list of the own ones, newest first', async () => {
    await kept({}, 'a.png');
    await kept({}, 'b.png');
    const { data } = await ask(LIST, { first: 1 });
    expect(data?.files).toMatchObject({ nodes: [{ name: 'b.png' }], totalCount: 2 });
    const after = data?.files.pageInfo.endCursor as string;
    const next = await ask(LIST, { first: 1, after });
    expect(next.data?.files).toMatchObject({ nodes: [{ name: 'a.png' }] });
  });

  it('that is attached to a record is listed with it, for all who may read that', async () => {
    const editor = await gateway.tokenFor('EDITOR');
    const found = await ask('{ products(first: 1) { nodes { id } } }');
    const id = found.data?.products.nodes[0].id as string;
    const attach = (to: string, as = editor) =>
      upload([{ name: 'manual.pdf', bytes: pdf }], { token: as, fields: { attachedTo: to } });
    expect((await attach(`Product/${id}`)).status).toBe(201);
    const ATTACHED = `query ($kind: String!, $id: ID!) {
      attachedFiles(kind: $kind, id: $id) { totalCount nodes { name isShared owner { name } } }
    }`;
    const of = async (kind: string) => (await ask(ATTACHED, { kind, id })).data?.attachedFiles;
    expect(await of('Product')).toEqual({
      totalCount: 1,
      nodes: [{ name: 'manual.pdf', isShared: false, owner: { name: expect.any(String) } }],
    });
    expect(await of('Customer')).toEqual({ totalCount: 0, nodes: [] });
    expect(codeOf(await ask(ATTACHED, { kind: 'Message', id }))).toBe('NOT_FOUND');
    expect(codeOf(await ask(ATTACHED, { kind: 'View', id }))).toBe('NOT_FOUND');
    expect(codeOf(await ask(ATTACHED, { kind: 'File', id }))).toBe('INVALID');
    expect((await attach(`Product/${id}`, token)).status).toBe(403);
    expect((await attach('Product/none')).status).toBe(404);
    expect((await attach(`Message/${id}`)).status).toBe(404);
    expect((await attach(`File/${id}`)).status).toBe(400);
  });

  it('that an ADMIN deleted is among their own changes, and comes back by them', async () => {
    const admin = await gateway.tokenFor('ADMIN');
    const id = await kept({ shared: 'true' });
    const { data } = await ask(DELETE, { id }, admin);
    const { activityId } = data?.deleteFile as { activityId: string };
    const MINE = '{ undoableActivities(first: 1) { nodes { id changes { title } } } }';
    const mine = async (as: string) => (await ask(MINE, {}, as)).data?.undoableActivities.nodes;
    expect(await mine(admin)).toEqual([{ id: activityId, changes: [{ title: 'foto.png' }] }]);
    expect(await mine(await gateway.tokenFor('ADMIN'))).toEqual([]);
    expect((await ask(RESTORE, { id: activityId }, admin)).errors).toBe(undefined);
    expect((await ask(ONE, { id })).data?.file.id).toBe(id);
  });

  it('that was deleted is gone, comes back whole, and is in no activity', async () => {
    const id = await kept();
    const { data } = await ask(DELETE, { id });
    const { activityId } = data?.deleteFile as { activityId: string };
    expect((await ask(ONE, { id })).data?.file).toBeNull();
    const gone = await gateway.call({ method: 'GET', url: `/files/${id}`, token });
    expect(gone.status).toBe(404);
    const restored = await ask(RESTORE, { id: activityId });
    expect(restored.data?.restore.activity).toEqual({ kind: 'File', title: 'foto.png' });
    const headers = { authorization: `Bearer ${token}` };
    const back = await gateway.app.inject({ url: `/files/${id}`, headers });
    expect(back.rawPayload.equals(png)).toBe(true);
    const copies = await gateway.store.db
      .selectFrom('activityChanges')
      .select(['before', 'after'])
      .where('recordId', '=', id)
      .execute();
    expect(copies).toHaveLength(3);
    expect(JSON.stringify(copies)).not.toMatch(/bytes|89504e47|iVBORw0/i);
  });

  it('of one upload is told of by one activity, with the others', async () => {
    const { body } = await upload(
      [
        { name: 'a.png', bytes: png },
        { name: 'b.pdf', bytes: pdf },
      ],
      { token },
    );
    const of = body.files![1]!.id;
    const history = await ask(
      'query ($of: ID!) { history(of: $of) { nodes { action title changes { title } } } }',
      { of },
    );
    expect(history.data?.history.nodes).toEqual([
      { action: 'created', title: 'a.png', changes: [{ title: 'a.png' }, { title: 'b.pdf' }] },
    ]);
  });
});

describe('the room of an account', () => {
  it('is what its files and what it deleted take; the deleted go first', async () => {
    const id = await kept();
    const deleted = await kept();
    const { data } = await ask(DELETE, { id: deleted });
    await fill(uploadLimits.accountBytes - 2 * png.length);
    const more = await upload([{ name: 'c.png', bytes: png }], { token });
    expect(more.status).toBe(201);
    const activityId = data?.deleteFile.activityId as string;
    expect(codeOf(await ask(RESTORE, { id: activityId }))).toBe('CONFLICT');
    const full = await upload([{ name: 'd.png', bytes: png }], { token });
    expect(full).toEqual({
      status: 413,
      body: {
        message: 'would take more room than an account has',
        fields: { files: 'would take more room than an account has' },
      },
    });
    expect((await ask(ONE, { id })).data?.file).toMatchObject({ id });
    const limits = await ask('{ fileLimits { usedBytes accountBytes } }');
    expect(limits.data?.fileLimits.usedBytes).toBe(uploadLimits.accountBytes);
  });

  it('is not overdrawn by uploads at once', async () => {
    await fill(uploadLimits.accountBytes - png.length);
    const answers = await Promise.all(
      [1, 2, 3].map(() => upload([{ name: 'a.png', bytes: png }], { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 413, 413]);
  });

  /** Uses up so many bytes without storing them. */
  async function fill(size: number): Promise<void> {
    const { data } = await ask('{ me { id } }');
    const accountId = data?.me.id as string;
    const file = {
      id: `full-${accountId}`,
      accountId,
      size,
      createdAt: '2026-01-01T00:00:00.000Z',
    };
    await gateway.store.db
      .insertInto('fileContents')
      .values({ ...file, bytes: Buffer.from('x') })
      .execute();
    const named = { name: 'a.txt', searchText: 'a.txt' };
    const row = { ...file, ...named, type: 'text/plain', sha256: '', isShared: 0 as const };
    await gateway.store.db.insertInto('files').values(row).execute();
  }
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { uploader } from '../../testing/uploader.ts';
import { readSources } from '../expand/sdl.ts';

const SECRETS = `
"What nobody but SA knows."
type Secret @record(title: "name", read: SA, write: SA, delete: SA) {
  "What it is called."
  name: String! @sort @search
}
`;

type Role = Parameters<TestGateway['tokenFor']>[0];
const roles = ['ADMIN', 'EDITOR', 'GUEST'] as const;

let gateway: TestGateway;
const tokens = {} as Record<Role, string>;
let id: string;
let deleted: string;
let noteId: string;
let fileId: string;
beforeAll(async () => {
  gateway = await startGateway({ sdl: [...readSources(), SECRETS], mocksMissing: true });
  for (const role of ['SA', ...roles] as const) tokens[role] = await gateway.tokenFor(role);
  id = await made('createSecret(input: { name: "Quixeramobim" }) { secret { id } }');
  noteId = await made(
    `addNote(input: { kind: "Secret", id: "${id}", text: "Quixeramobim: ver" }) { note { id } }`,
  );
  const undone = `addNote(input: { kind: "Secret", id: "${id}", text: "Quixeramobim!" }) { note { id } }`;
  const gone = await made(undone);
  const { history } = (await ask(`{ history(of: "${gone}") { nodes { id } } }`)).data!;
  await ask(
    `mutation { restore(input: { activityId: "${history.nodes[0].id}" }) { activity { id } } }`,
  );
  const file = { name: 'Quixeramobim.txt', bytes: 'Sertão' };
  const fields = { attachedTo: `Secret/${id}` };
  const { body } = await uploader(gateway)([file], { token: tokens.SA, fields });
  fileId = body.files![0]!.id;
  deleted = await made('createSecret(input: { name: "Quixeramobim 2" }) { secret { id } }');
  await ask(`mutation { deleteSecret(input: { id: "${deleted}" }) { id } }`);
  const product = (await ask('{ products(first: 1) { nodes { id } } }')).data!.products.nodes[0].id;
  await made(
    `addNote(input: { kind: "Product", id: "${product}", text: "À vista" }) { note { id } }`,
  );
});
afterAll(() => gateway.stop());

const ask = (query: string, role: Role = 'SA') => gateway.graphql(query, {}, tokens[role]);

async function made(mutation: string): Promise<string> {
  const { data, errors } = await ask(`mutation { ${mutation} }`);
  expect(errors).toBeUndefined();
  return Object.values(Object.values(data!)[0] as object)[0].id as string;
}

const activity = 'nodes { title kind changes { kind title fields { field before after } } }';
const reads = () => [
  `{ activities(first: 20) { ${activity} } }`,
  `{ activities(first: 20, filter: { kind: ["Secret", "Note", "Attachment", "File"] }) { ${activity} } }`,
  '{ trash(first: 20) { nodes { title kind } } }',
  '{ trash(first: 20, kind: ["Secret", "Note", "Attachment"]) { nodes { title kind } } }',
  '{ activityKinds }',
  ...[id, deleted, noteId].map((each) => `{ history(of: "${each}") { ${activity} } }`),
  '{ search(text: "Quixeramobim") { title kind } }',
  '{ nearTexts(kind: Secret, text: "Quixeramobin") }',
  '{ nearTexts(kind: Secret, text: "Quixeramobin", filter: { secret: {} }) }',
  '{ secrets { totalCount nodes { name } } }',
  `{ secret(id: "${id}") { name } }`,
  `{ attachedFiles(kind: "Secret", id: "${id}") { nodes { name } } }`,
  `{ attachments(kind: "Secret", id: "${id}") { nodes { name } } }`,
  `{ file(id: "${fileId}") { name } }`,
  '{ files { nodes { name } } }',
  `{ notes(kind: "Secret", id: "${id}") { nodes { text } } }`,
  '{ notifications { nodes { title subtitle } } }',
  '{ undoableActivities { nodes { title } } }',
];
const addresses = [
  ...['activities', 'trash', 'secrets', 'notifications'].map((list) => `/api/${list}.csv`),
  '/api/records/secrets',
  '/api/activities.csv?filter={"kind":["Secret","Note"]}',
];

it.each(roles)(
  '%s learns nothing of what SA alone may read, nor of what stands on it',
  async (role) => {
    const said: string[] = [];
    for (const query of reads()) said.push(JSON.stringify((await ask(query, role)).data));
    const headers = { authorization: `Bearer ${tokens[role]}` };
    for (const url of addresses) said.push((await gateway.app.inject({ url, headers })).body);
    expect(said.filter((each) => /Quixeramobim|"Secret"|Sertão/.test(each))).toEqual([]);
  },
);

it('what stands on what everyone reads is still told', async () => {
  const { data } = await ask(
    '{ activities(filter: { kind: ["Note"] }) { totalCount nodes { title } } }',
    'ADMIN',
  );
  expect(data!.activities).toEqual({ totalCount: 1, nodes: [{ title: 'À vista' }] });
  const all = (await ask('{ activities(filter: { kind: ["Note"] }) { totalCount } }')).data!;
  expect(all.activities.totalCount).toBeGreaterThan(2);
});

it.each(roles)('%s cannot forget what they may not read', async (role) => {
  const { history } = (await ask(`{ history(of: "${deleted}") { nodes { id action } } }`)).data!;
  const [{ id: activityId }] = history.nodes;
  const purge = `mutation { purge(input: { activityId: "${activityId}" }) { activityId } }`;
  const { errors } = await ask(purge, role);
  expect(errors?.[0]?.extensions?.code).toBe(role === 'ADMIN' ? 'NOT_FOUND' : 'FORBIDDEN');
  expect((await ask(purge)).errors).toBeUndefined();
});

it.each(roles)(
  '%s cannot go back to a version of a note on what they may not read',
  async (role) => {
    const { history } = (await ask(`{ history(of: "${noteId}") { nodes { id } } }`)).data!;
    const activityId = history.nodes.at(-1).id;
    const versions = `restoreVersion(input: { activityId: "${activityId}", recordId: "${noteId}" }) { activity { id } }`;
    const whole = `restore(input: { activityId: "${activityId}" }) { activity { id } }`;
    for (const each of [versions, whole]) {
      const { errors } = await ask(`mutation { ${each} }`, role);
      expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    }
    expect((await ask(`mutation { ${versions} }`)).errors).toBeUndefined();
  },
);

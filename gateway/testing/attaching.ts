import { expect } from 'vitest';
import { readSources } from '../records/expand/sdl.ts';
import { pdf } from './sample-files.ts';
import { startGateway, type TestGateway } from './test-gateway.ts';
import { uploader } from './uploader.ts';

const SECRETS = `
"What nobody but SA knows."
type Secret @record(title: "name", read: SA, write: SA, delete: SA) {
  "What it is called."
  name: String! @sort @search
}
`;
const ATTACH = `mutation ($input: AttachFileInput!) {
  attachFile(input: $input) {
    activityId
    attachment { id name recordKind recordId file { id } attachedBy { name } note { id } }
  }
}`;
export const DETACH = 'mutation ($id: ID!) { detachFile(input: { id: $id }) { id activityId } }';
export const DELETE_FILE = 'mutation ($id: ID!) { deleteFile(input: { id: $id }) { activityId } }';
const UNDO = 'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';
export const ON = `query ($kind: String!, $id: ID!) {
  attachments(kind: $kind, id: $id) { totalCount nodes { id file { id attachments { recordId } } } }
}`;
export const ONE = `query ($id: ID!) {
  file(id: $id) { recordKind recordId record { __typename } attachments { recordKind recordId } }
}`;

export type Role = Parameters<TestGateway['tokenFor']>[0];
export const roles = ['SA', 'ADMIN', 'EDITOR', 'GUEST'] as const;

/** Starts a gateway with somebody of each role, a kind that SA alone reads, and the steps of tests with attached files. */
export async function startAttaching() {
  const gateway = await startGateway({ sdl: [...readSources(), SECRETS], mocksMissing: true });
  const tokens = {} as Record<Role, string>;
  for (const role of roles) tokens[role] = await gateway.tokenFor(role);
  const ask = (role: Role, query: string, variables: object = {}) =>
    gateway.graphql(query, variables, tokens[role]);
  const codeOf = async (answer: ReturnType<typeof ask>) =>
    (await answer).errors?.[0]?.extensions?.code;

  async function done(role: Role, query: string, variables: object = {}) {
    const { data, errors } = await ask(role, query, variables);
    expect(errors).toBeUndefined();
    return data!;
  }

  async function made(role: Role, mutation: string): Promise<string> {
    const data = await done(role, `mutation { ${mutation} }`);
    return Object.values(Object.values(data)[0] as object)[0].id as string;
  }

  const newProduct = () =>
    made(
      'ADMIN',
      'createProduct(input: { title: "Rede", price: 1, category: audio, brand: "Sereno" }) { product { id } }',
    );
  const newTodo = (role: Role) =>
    made(role, 'createTodo(input: { title: "Ligar" }) { todo { id } }');
  const addNote = (role: Role, kind: string, id: string) =>
    made(role, `addNote(input: { kind: "${kind}", id: "${id}", text: "Volta." }) { note { id } }`);

  async function upload(role: Role, fields: Record<string, string>): Promise<string> {
    const files = [{ name: 'manual.pdf', bytes: pdf }];
    const { status, body } = await uploader(gateway)(files, { token: tokens[role], fields });
    expect(status).toBe(201);
    return body.files![0]!.id;
  }

  const attach = (role: Role, fileId: string, kind: string, id: string) =>
    ask(role, ATTACH, { input: { fileId, kind, id } });
  async function attached(role: Role, fileId: string, kind: string, id: string) {
    const { data, errors } = await attach(role, fileId, kind, id);
    expect(errors).toBeUndefined();
    return data!.attachFile as { activityId: string; attachment: { id: string } };
  }
  const undo = (role: Role, id: string) => done(role, UNDO, { id });
  const filesOn = async (kind: string, id: string, role: Role = 'SA') =>
    ((await done(role, ON, { kind, id })).attachments.nodes as { file: { id: string } }[]).map(
      ({ file }) => file.id,
    );
  async function reads(role: Role, id: string): Promise<boolean> {
    const { data } = await ask(role, ONE, { id });
    const content = await gateway.call({ method: 'GET', url: `/files/${id}`, token: tokens[role] });
    expect([200, 404]).toContain(content.status);
    expect(content.status === 200).toBe(data!.file !== null);
    return data!.file !== null;
  }
  const readers = async (id: string) => {
    const may = await Promise.all(roles.map((role) => reads(role, id)));
    return roles.filter((_role, index) => may[index]);
  };
  return {
    ...{ gateway, ask, codeOf, done, made, newProduct, newTodo, addNote, upload },
    ...{ attach, attached, undo, filesOn, reads, readers },
  };
}

export type Attaching = Awaited<ReturnType<typeof startAttaching>>;

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { png } from '../testing/sample-files.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';
import { uploader } from '../testing/uploader.ts';

let gateway: TestGateway;
let admin: string;
let id: string;
beforeAll(async () => {
  gateway = await startGateway();
  admin = await gateway.tokenFor('ADMIN');
});
beforeEach(async () => {
  id = await made(
    'createProduct(input: { title: "Rede", price: 1, category: audio, brand: "Sereno" }) { product { id } }',
  );
});
afterAll(() => gateway.stop());

async function answered(query: string, variables: object = {}) {
  const { data, errors } = await gateway.graphql(query, variables, admin);
  expect(errors).toBeUndefined();
  return data!;
}
async function made(mutation: string): Promise<string> {
  const data = await answered(`mutation { ${mutation} }`);
  return Object.values(Object.values(data)[0] as object)[0].id as string;
}
const addNote = (text: string, kind = 'Product', of = id) =>
  made(`addNote(input: { kind: "${kind}", id: "${of}", text: "${text}" }) { note { id } }`);
const deleteProduct = async () => {
  const data = await answered(`mutation { deleteProduct(input: { id: "${id}" }) { activityId } }`);
  return data.deleteProduct.activityId as string;
};
const restore = (input: object) =>
  answered('mutation ($input: RestoreInput!) { restore(input: $input) { activity { id } } }', {
    input,
  });
const notes = async () => {
  const data = await answered(`{ notes(kind: "Product", id: "${id}") { nodes { text } } }`);
  return (data.notes.nodes as { text: string }[]).map(({ text }) => text);
};
const stored = async (of: string) =>
  gateway.store.db.selectFrom('notes').select('id').where('recordId', '=', of).execute();

describe('what is attached to a record', () => {
  it('names it, for those who may read it', async () => {
    await addNote('Chega na sexta.');
    const data = await answered(
      `{ notes(kind: "Product", id: "${id}") { nodes { recordKind recordId record { ... on Product { title } } } } }`,
    );
    expect(data.notes.nodes).toEqual([
      { recordKind: 'Product', recordId: id, record: { title: 'Rede' } },
    ]);
  });

  it('is deleted with it as a change of its own, and comes back with it', async () => {
    await addNote('Um.');
    await addNote('Dois.');
    const activityId = await deleteProduct();
    expect(await stored(id)).toEqual([]);
    const { history } = await answered(
      `{ history(of: "${id}", first: 1) { nodes { changes { kind action } } } }`,
    );
    expect(history.nodes[0].changes).toHaveLength(3);
    await restore({ activityId });
    expect((await notes()).toSorted()).toEqual(['Dois.', 'Um.']);
  });

  it('is not in the trash beside it, and leaves the trash with it', async () => {
    await addNote('Um.');
    const activityId = await deleteProduct();
    const { trash } = await answered('{ trash(first: 2) { nodes { kind id } } }');
    expect(trash.nodes[0]).toEqual({ kind: 'Product', id });
    expect(trash.nodes[1]?.kind).not.toBe('Note');
    await restore({ activityId, recordId: id });
    expect(await notes()).toEqual(['Um.']);
  });

  it('is forgotten when it is removed for good', async () => {
    const noteId = await addNote('Um.');
    const activityId = await deleteProduct();
    await answered(
      `mutation { purge(input: { activityId: "${activityId}", recordId: "${id}" }) { activityId } }`,
    );
    const copies = await gateway.store.db
      .selectFrom('activityChanges')
      .select(['before', 'after'])
      .where('recordId', '=', noteId)
      .execute();
    expect(copies.every(({ before, after }) => before === null && after === null)).toBe(true);
  });

  it('stays, as a file of its owner, where it belongs to somebody', async () => {
    const upload = uploader(gateway);
    const fields = { attachedTo: `Product/${id}` };
    const { body } = await upload([{ name: 'rede.png', bytes: png }], { token: admin, fields });
    const FILE = `{ file(id: "${body.files![0]!.id}") { record { ... on Product { title } } } }`;
    expect((await answered(FILE)).file).toEqual({ record: { title: 'Rede' } });
    const activityId = await deleteProduct();
    expect((await answered(FILE)).file).toEqual({ record: null });
    await restore({ activityId });
    expect((await answered(FILE)).file).toEqual({ record: { title: 'Rede' } });
  });

  it('of another kind with the same id stays', async () => {
    await addNote('Do produto.');
    const { db } = gateway.store;
    const note = await db.selectFrom('notes').selectAll().executeTakeFirstOrThrow();
    const other = { ...note, id: 'of-project', recordKind: 'Project', recordId: id };
    await db.insertInto('notes').values(other).execute();
    await deleteProduct();
    expect(await stored(id)).toHaveLength(1);
  });
});

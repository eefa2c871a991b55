import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWithKinds } from '../../testing/contracts.ts';
import { importCsv } from '../../testing/csv-files.ts';
import { PARCELS } from '../../testing/parcels-sdl.ts';
import type { TestGateway } from '../../testing/test-gateway.ts';

const CHORES = `${PARCELS}
"Something to do about a record."
type Chore @record(title: "text") {
  "What to do."
  text: String! @constraint(maxLength: 80) @sort @search
  "What it is about."
  record: AnyRecord @reference(to: "ANY") @filter
  "Its place among the others."
  number: Int @sort @filter
}

"Something that one account keeps about a record."
type Hint @record(title: "text", owner: "accountId", write: GUEST, delete: GUEST) {
  "What it says."
  text: String! @constraint(maxLength: 80) @sort
  "What it is about."
  record: AnyRecord @reference(to: "ANY") @filter
}
`;

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startWithKinds(CHORES, ['Courier', 'Depot', 'Parcel', 'Chore', 'Hint']);
  token = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());

async function answered(query: string, variables: object = {}) {
  const { data, errors } = await gateway.graphql(query, variables, token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data!;
}

async function created(kind: string, input: object): Promise<string> {
  const one = kind.toLowerCase();
  const data = await answered(
    `mutation ($input: Create${kind}Input!) { create${kind}(input: $input) { ${one} { id } } }`,
    { input },
  );
  return data[`create${kind}`][one].id as string;
}

const deleted = async (kind: string, id: string) => {
  const data = await answered(
    `mutation ($id: ID!) { delete${kind}(input: { id: $id }) { activityId } }`,
    { id },
  );
  return data[`delete${kind}`].activityId as string;
};

const restored = (id: string) =>
  answered('mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }', {
    id,
  });

const ABOUT = 'text recordKind recordId recordTitle record { __typename }';

const chore = async (id: string) =>
  (await answered(`query ($id: ID!) { chore(id: $id) { ${ABOUT} version } }`, { id })).chore;

describe('a reference to a record of any kind that its deletion clears', () => {
  it('is cleared as a change of its own, which the undo takes back', async () => {
    const recordId = await created('Courier', { name: 'Zoé' });
    const id = await created('Chore', { text: 'Call', recordKind: 'Courier', recordId });
    const about = { recordKind: 'Courier', recordId, recordTitle: 'Zoé' };
    expect(await chore(id)).toMatchObject({ ...about, record: { __typename: 'Courier' } });
    const activityId = await deleted('Courier', recordId);
    const none = { recordKind: null, recordId: null, recordTitle: null, record: null };
    expect(await chore(id)).toMatchObject({ ...none, version: 2 });
    await restored(activityId);
    expect(await chore(id)).toMatchObject({ ...about, version: 3 });
  });

  it('is told of by the title, once, in the history', async () => {
    const zoe = await created('Courier', { name: 'Zoé' });
    const box = await created('Parcel', { label: 'Box' });
    const id = await created('Chore', { text: 'Weigh', recordKind: 'Courier', recordId: zoe });
    await answered(
      'mutation ($input: UpdateChoreInput!) { updateChore(input: $input) { activityId } }',
      {
        input: { id, recordKind: 'Parcel', recordId: box },
      },
    );
    const { history } = await answered(
      `{ history(of: "${id}", first: 1) { nodes { changes(of: "${id}") { fields { field beforeTitle afterTitle } } } } }`,
    );
    expect(history.nodes[0].changes[0].fields).toEqual([
      { field: 'recordId', beforeTitle: 'Zoé', afterTitle: 'Box' },
    ]);
  });

  it('stays in what one account keeps, and refers to nothing until the record is back', async () => {
    const recordId = await created('Courier', { name: 'Rui' });
    const id = await created('Hint', { text: 'Shy', recordKind: 'Courier', recordId });
    const activityId = await deleted('Courier', recordId);
    const hint = async () =>
      (await answered(`query ($id: ID!) { hint(id: $id) { recordTitle version } }`, { id })).hint;
    expect(await hint()).toEqual({ recordTitle: null, version: 1 });
    await restored(activityId);
    expect(await hint()).toEqual({ recordTitle: 'Rui', version: 1 });
  });

  it('is a filter by the kind and by the record, and is counted by both', async () => {
    const one = await created('Courier', { name: 'Filtered' });
    const other = await created('Parcel', { label: 'Filtered' });
    const chores = [
      { text: 'f1', recordKind: 'Courier', recordId: one },
      { text: 'f2', recordKind: 'Parcel', recordId: other },
      { text: 'f3' },
    ];
    for (const input of chores) await created('Chore', input);
    const found = async (filter: object) => {
      const { nodes, counts } = (
        await answered(
          'query ($filter: ChoreFilter!) { chores(filter: $filter) { nodes { text } counts(by: recordKind) { value count } } }',
          { filter: { ...filter, text: 'f' } },
        )
      ).chores;
      return { texts: (nodes as { text: string }[]).map(({ text }) => text), counts };
    };
    expect((await found({ recordKind: ['Courier'], recordId: one })).texts).toEqual(['f1']);
    expect((await found({ recordKind: ['Parcel'] })).texts).toEqual(['f2']);
    expect((await found({ recordIdIsEmpty: true })).texts).toEqual(['f3']);
    expect((await found({})).counts).toHaveLength(3);
  });
});

describe('a file with records of any kind', () => {
  const exported = async () =>
    String(
      (
        await gateway.call({
          method: 'GET',
          url: '/api/chores.csv?lang=en&columns=text,recordKind,record,recordId,id',
          token,
        })
      ).body,
    ).replace('\uFEFF', '');
  const mapping = {
    Text: 'text',
    'Record kind': 'recordKind',
    Record: 'record',
    'Record (Id)': 'recordId',
    Id: 'id',
  };
  const bring = (file: string) => {
    const headings = file.split('\n')[0]!.trim().split(',');
    const named = Object.entries(mapping).filter(([heading]) => headings.includes(heading));
    return importCsv(gateway, 'chores', file, { token, mapping: Object.fromEntries(named) });
  };
  const recordOf = async (text: string) => {
    const { nodes } = (
      await answered(`{ chores(filter: { text: "${text}" }) { nodes { ${ABOUT} } } }`)
    ).chores;
    return [nodes[0].recordKind, nodes[0].recordTitle];
  };

  it('names the kind and the title, and comes back without a change', async () => {
    const recordId = await created('Parcel', { label: 'Crate' });
    const id = await created('Chore', { text: 'Lift', recordKind: 'Parcel', recordId });
    const file = await exported();
    expect(file.split('\r\n')[0]).toBe('Text,Record kind,Record,Record (Id),Id');
    expect(file).toContain(`Lift,parcel,Crate,${recordId},${id}`);
    const { bad, done } = await bring(file.replaceAll('\r\n', '\n'));
    expect([bad, done]).toMatchObject([[], { changed: 0, made: 0 }]);
  });

  it('takes the kind with a title or an id, and refuses what names none', async () => {
    const recordId = await created('Courier', { name: 'Lia' });
    await created('Depot', { name: 'Lia' });
    const { bad } = await bring(
      `Text,Record kind,Record,Record (Id)\ng1,Courier,lia,\ng2,courier,,${recordId}\ng3,,,\ng4,,Lia,\ng5,courier,Nobody,\ng6,nothing,Lia,`,
    );
    expect(bad.map(({ row, errors }) => [row, Object.keys(errors)])).toEqual([
      [5, ['recordKind']],
      [6, ['record']],
      [7, ['recordKind']],
    ]);
    expect(await recordOf('g1')).toEqual(['Courier', 'Lia']);
    expect(await recordOf('g2')).toEqual(['Courier', 'Lia']);
    expect(await recordOf('g3')).toEqual([null, null]);
  });
});

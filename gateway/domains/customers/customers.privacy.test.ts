import { afterAll, beforeAll, expect, it } from 'vitest';
import { newInvoice } from '../../testing/sample-invoices.ts';
import { png } from '../../testing/sample-files.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { uploader } from '../../testing/uploader.ts';
import { wholeDatabase } from '../../testing/whole-database.ts';

const MARK = 'zqxwjkv';
const twin = { id: 'twin', kind: 'person', name: `Ana ${MARK}`, email: `${MARK}@twin.test` };
const person = {
  ...{ id: 'ana', kind: 'person', name: `Ana ${MARK} Maria`, document: '12345678909' },
  ...{ email: `ana@${MARK}.test`, phone: '81912340001', website: `${MARK}.test` },
  ...{ street: `Rua ${MARK}`, city: `Vila ${MARK}`, state: 'PE', cep: '50030230' },
  ...{ latitude: -8.123456, longitude: -34.654321, notes: `Gosta de ${MARK}.`, tags: [MARK] },
  contacts: [{ name: `Mãe ${MARK}`, email: `mae@${MARK}.test`, phone: '81912340002' }],
  addresses: [{ label: MARK, street: `Cais ${MARK}`, cep: '50030231' }],
};
const personal = [MARK, '12345678909', '81912340001', '81912340002', '5003023', '8.123456'];

let gateway: TestGateway;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  for (const role of ['EDITOR', 'ADMIN'] as const) tokens[role] = await gateway.tokenFor(role);
});
afterAll(() => gateway.stop());

const send = (query: string, input: object, as = 'ADMIN') =>
  gateway.graphql(query, { input }, tokens[as]);
async function ask(name: string, input: object, answer: string) {
  const type = `${name.replace(/^./, (letter) => letter.toUpperCase())}Input!`;
  const query = `mutation ($input: ${type}) { ${name}(input: $input) { ${answer} } }`;
  const { data, errors } = await send(query, input);
  expect(errors).toBeUndefined();
  return data![name];
}

const exported = (id: string, as: string) =>
  gateway.call({
    method: 'GET',
    url: `/api/customers/${id}/personal-data`,
    token: tokens[as]!,
  });

it('of a person all is exported, and what tells of them is gone for good when they are anonymized', async () => {
  await ask('createCustomer', twin, 'activityId');
  const made = await ask('createCustomer', person, 'activityId');
  const upload = (name: string, to = 'ana') =>
    uploader(gateway)([{ name: `${MARK} ${name}.png`, bytes: png }], {
      token: tokens.ADMIN!,
      fields: { attachedTo: `Customer/${to}` },
    });
  await upload('kept');
  await upload('merged', 'twin');
  const { body } = await upload('deleted');
  const { body: lost } = await upload('lost', 'twin');
  for (const each of [body, lost]) await ask('deleteFile', { id: each.files![0]!.id }, 'id');
  await ask('addCustomerNote', { id: 'ana', text: `Ligou ${MARK}.` }, 'note { id }');
  const changed = await ask('updateCustomer', { id: 'ana', name: `Ana ${MARK}` }, 'activityId');
  const gone = await ask('deleteCustomer', { id: 'ana' }, 'activityId');
  await ask('restore', gone, 'activity { id }');
  const buyer = { ...newInvoice, id: 'i1', orderNo: 'I-1', customerId: 'ana' };
  await ask('createInvoice', buyer, 'invoice { id }');
  const deal = { id: 'd1', title: 'Reposição', customerId: 'ana', expectedCloseDay: '2030-01-01' };
  await ask('createDeal', deal, 'deal { id }');
  const { data } = await gateway.graphql(
    '{ customers { nodes { id version } } }',
    {},
    tokens.ADMIN,
  );
  const versionOf = (id: string) =>
    (data!.customers.nodes as { id: string; version: number }[]).find((each) => each.id === id)!
      .version;
  const both = { keepId: 'ana', keepVersion: versionOf('ana'), mergeId: 'twin', mergeVersion: 1 };
  const merged = await ask('mergeCustomers', both, 'customer { version } activityId');

  const whole = await exported('ana', 'ADMIN');
  expect(whole.body).toMatchObject({
    customer: { email: person.email },
    notes: [{ text: `Ligou ${MARK}.` }],
    deals: [{ title: 'Reposição' }],
    invoices: [{ orderNo: 'I-1', invoiceItems: [{}] }],
    files: [{ type: 'image/png' }, { type: 'image/png' }],
    history: expect.arrayContaining([expect.objectContaining({ action: 'created' })]),
  });
  expect((await exported('ana', 'EDITOR')).status).toBe(403);
  expect((await exported('nobody', 'ADMIN')).status).toBe(404);
  const before = await wholeDatabase(gateway.store);
  for (const each of personal) expect(before).toContain(each);

  const ANONYMIZE = `mutation ($input: AnonymizeCustomerInput!) {
    anonymizeCustomer(input: $input) { customer { name email state tags contacts { name } version } }
  }`;
  const input = { id: 'ana', version: merged.customer.version };
  const refused = await send(ANONYMIZE, input, 'EDITOR');
  expect(refused.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  const stale = await send(ANONYMIZE, { ...input, version: 1 });
  expect(stale.errors?.[0]?.extensions?.code).toBe('CONFLICT');
  const { data: done } = await send(ANONYMIZE, input);
  const rest = { name: 'Anonymized', email: null, state: 'PE', tags: [], contacts: [] };
  expect(done!.anonymizeCustomer.customer).toMatchObject(rest);

  const after = await wholeDatabase(gateway.store);
  for (const each of personal) expect(after).not.toContain(each);
  const { data: kept } = await gateway.graphql(
    `{ invoice(id: "i1") { customerId buyer { name } } deal(id: "d1") { customerId }
       customer(id: "ana") { timeline { text } }
       history(of: "ana", first: 1) { nodes { id action by { name } changes(of: "ana") { canRestore } } } }`,
    {},
    tokens.ADMIN,
  );
  expect(kept).toMatchObject({
    invoice: { customerId: 'ana', buyer: { name: newInvoice.buyer.name } },
    deal: { customerId: 'ana' },
    customer: { timeline: [{ text: 'Anonymized' }] },
    history: {
      nodes: [
        {
          action: 'anonymized',
          by: { name: expect.any(String) },
          changes: [{ canRestore: false }],
        },
      ],
    },
  });
  const activities = [made, changed, gone, merged, { activityId: kept!.history.nodes[0].id }];
  for (const { activityId } of activities as { activityId: string }[]) {
    const back = await send(
      'mutation ($input: RestoreInput!) { restore(input: $input) { activity { id } } }',
      { activityId },
    );
    expect(back.errors?.[0]?.extensions?.code).toBe('CONFLICT');
    const version = await send(
      'mutation ($input: RestoreVersionInput!) { restoreVersion(input: $input) { activity { id } } }',
      { activityId, recordId: 'ana' },
    );
    expect(version.errors?.[0]?.extensions?.code).toBe('CONFLICT');
  }
  const end = await wholeDatabase(gateway.store);
  for (const each of personal) expect(end).not.toContain(each);
});

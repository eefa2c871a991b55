import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let ana: string;
let bia: string;
beforeAll(async () => {
  gateway = await startGateway();
  ana = await gateway.tokenFor('ADMIN');
  bia = await gateway.tokenFor('EDITOR');
});
afterAll(() => gateway.stop());

const run = async (query: string, input: object, token: string) => {
  const { data, errors } = await gateway.graphql(query, { input }, token);
  expect(errors).toBeUndefined();
  return data!;
};
const update = async (id: string, changes: object, token: string) => {
  const { version } = await customer(id);
  await run(
    'mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { customer { id } } }',
    { id, version, ...changes },
    token,
  );
  return lastActivity();
};
const customer = async (id: string) =>
  (
    await gateway.graphql(
      'query ($id: ID!) { customer(id: $id) { name phone version } }',
      { id },
      ana,
    )
  ).data!.customer as { name: string; phone: string; version: number };
const lastActivity = async () =>
  (await gateway.graphql('{ activities(first: 1) { nodes { id } } }', {}, ana)).data!.activities
    .nodes[0].id as string;
const restore = (activityId: string) =>
  gateway.graphql(
    'mutation ($input: RestoreInput!) { restore(input: $input) { activity { id } } }',
    { input: { activityId } },
    ana,
  );

describe('taking back a change of what was changed since', () => {
  it('is refused, and goes once the later change is taken back', async () => {
    const { createCustomer } = await run(
      'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { customer { id } } }',
      { kind: 'person', name: 'Rita Prado', phone: '11987654321' },
      ana,
    );
    const { id } = createCustomer.customer;
    const byAna = await update(id, { phone: '11912345678' }, ana);
    const byBia = await update(id, { name: 'Rita Prado Lima' }, bia);

    const { errors } = await restore(byAna);
    expect(errors).toMatchObject([
      {
        message:
          'Rita Prado Lima was changed since. Undo the later change first, or restore a version from its history',
        extensions: { code: 'CONFLICT' },
      },
    ]);
    expect(await customer(id)).toMatchObject({ name: 'Rita Prado Lima', phone: '11912345678' });

    expect((await restore(byBia)).errors).toBeUndefined();
    expect((await restore(byAna)).errors).toBeUndefined();
    expect(await customer(id)).toMatchObject({ name: 'Rita Prado', phone: '11987654321' });
  });

  it('of several leaves all as they are when one of them went on', async () => {
    const { invoices } = (
      await gateway.graphql('{ invoices(filter: { status: [pending] }) { nodes { id } } }', {}, ana)
    ).data!;
    const ids = (invoices.nodes as { id: string }[]).map(({ id }) => id);
    const move = (of: string[], status: string) =>
      run(
        'mutation ($input: UpdateInvoicesStatusInput!) { updateInvoicesStatus(input: $input) { activityId } }',
        { ids: of, status },
        ana,
      );
    const { updateInvoicesStatus } = await move(ids, 'processing');
    await move(ids.slice(0, 1), 'delivered');
    const { errors } = await restore(updateInvoicesStatus.activityId as string);
    expect(errors?.[0]?.extensions?.code).toBe('CONFLICT');
    const left = await gateway.store.db
      .selectFrom('invoices')
      .select('status')
      .where('id', 'in', ids)
      .orderBy('status')
      .execute();
    expect(left.map(({ status }) => status)).toEqual([
      'delivered',
      ...ids.slice(1).map(() => 'processing'),
    ]);
  });
});

import { expect, it } from 'vitest';
import { declarationOf } from '../../records/declarations.ts';
import { isStored } from '../../records/write/validate.ts';
import { startGateway } from '../../testing/test-gateway.ts';

const CREATE = `mutation ($input: CreateCustomerInput!) {
  createCustomer(input: $input) { customer { id } }
}`;
const MERGE = `mutation ($input: MergeCustomersInput!) {
  mergeCustomers(input: $input) { movedCount }
}`;

it('takes every field that a customer is entered with, as it is declared', async () => {
  const fields = declarationOf('Customer').fields.filter(
    (field) => isStored(field) && field.kind !== 'id' && !field.isReadOnly,
  );
  const whole: Record<string, unknown> = {
    ...{ kind: 'company', name: 'Sabiá Ltda.', tradeName: 'Sabiá', document: '11444777000161' },
    ...{ email: 'oi@sabia.test', phone: '1133334444', website: 'sabia.test', notes: 'Paga dia 5.' },
    ...{ acceptsEmails: true, acceptsMessages: true, status: 'active', channel: 'store' },
    ...{ street: 'Rua A, 1', city: 'Santos', state: 'SP', cep: '11010000' },
    ...{ latitude: -23.9, longitude: -46.3 },
  };
  const take = fields.map(({ name }) => name);
  expect(take.filter((name) => !(name in whole))).toEqual([]);
  const gateway = await startGateway({ isEmpty: true });
  const admin = await gateway.tokenFor('ADMIN');
  const send = (query: string, input: object) => gateway.graphql(query, { input }, admin);
  await send(CREATE, { id: 'old', kind: 'person', name: 'Ana' });
  await send(CREATE, { ...whole, id: 'whole' });
  const pair = { keepId: 'old', keepVersion: 1, mergeId: 'whole', mergeVersion: 1 };
  expect((await send(MERGE, { ...pair, take })).errors).toBe(undefined);
  const { data } = await gateway.graphql(
    `{ customer(id: "old") { ${take.join(' ')} } }`,
    {},
    admin,
  );
  expect(data?.customer).toEqual(whole);
  await gateway.stop();
});

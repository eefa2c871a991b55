import { expect } from 'vitest';
import type { TestGateway } from '../../gateway/testing/test-gateway.ts';
import { startOwnGateway } from './startOwnGateway.ts';

/** A company whose CNPJ has letters. */
export const sabia = {
  id: 'sabia',
  kind: 'company',
  name: 'Doceria Sabiá Peixoto Ltda.',
  tradeName: 'Doceria Sabiá',
  document: '12ABC34501DE35',
  phone: '81900000001',
  city: 'Recife',
  tags: ['VIP'],
};

export async function startWithCustomers(...customers: object[]): Promise<TestGateway> {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('ADMIN');
  const query = `mutation ($input: CreateCustomerInput!) {
    createCustomer(input: $input) { customer { id } }
  }`;
  for (const input of customers) {
    expect((await gateway.graphql(query, { input }, token)).errors).toBe(undefined);
  }
  return gateway;
}

export async function storedCustomers(gateway: TestGateway) {
  const query = `{ customers(first: 20) { nodes {
    id name kind tradeName document phone website street cep city state tags status ownerId notes
    latitude longitude
    acceptsEmails lifetimeAmount
  } } }`;
  const { data } = await gateway.graphql(query, {}, await gateway.tokenFor('GUEST'));
  return data?.customers.nodes as Record<string, unknown>[];
}

import type { TestGateway } from './test-gateway.ts';

/** The least that `createDeal` takes, with one product. */
export const newDeal = {
  title: 'Troca dos headsets',
  expectedCloseDay: '2030-05-06',
  products: [{ name: 'Headset Maré', quantity: 3, price: 349.9 }],
};

const CREATE = `mutation ($input: CreateDealInput!) {
  createDeal(input: $input) { deal { id stage version createdAt stageChangedAt } }
}`;
const CREATE_CUSTOMER = `mutation ($input: CreateCustomerInput!) {
  createCustomer(input: $input) { customer { id } }
}`;

interface CreatedDeal {
  id: string;
  stage: string;
  version: number;
  createdAt: string;
  stageChangedAt: string;
}

/** Throws when it is refused. */
export async function createdDeal(
  gateway: TestGateway,
  token: string,
  input: object = {},
): Promise<CreatedDeal> {
  const { data, errors } = await gateway.graphql(
    CREATE,
    { input: { ...newDeal, ...input } },
    token,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data?.createDeal.deal as CreatedDeal;
}

export async function createdCustomerId(
  gateway: TestGateway,
  token: string,
  name = 'Zélia Uchôa',
): Promise<string> {
  const place = { street: 'Rua do Sol, 12', city: 'Recife', state: 'PE', cep: '50030-230' };
  const input = { kind: 'person', name, ...place };
  const { data } = await gateway.graphql(CREATE_CUSTOMER, { input }, token);
  return data?.createCustomer.customer.id as string;
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SA_ID } from '../../../seed/accounts.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const CONTACTS = `query ($callerId: ID, $filter: ChatContactFilter) {
  chatContacts(callerId: $callerId, first: 100, filter: $filter) { nodes { id name status } }
}`;

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.demoTokenFor('SA');
});
afterAll(() => gateway.stop());

describe('the contacts', () => {
  it('are the accounts and others, by name, without the caller', async () => {
    const { data } = await gateway.graphql(CONTACTS, {}, token);
    const contacts = data?.chatContacts.nodes as { id: string; name: string; status: string }[];
    expect(contacts).toHaveLength(11);
    expect(contacts.map(({ name }) => name)).toContain('Luísa Camargo');
    expect(contacts.map(({ id }) => id)).not.toContain(SA_ID);
    const names = contacts.map(({ name }) => name);
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'pt-BR')));
  });

  it('are filtered by words and by who is there', async () => {
    const found = async (filter: object) =>
      (await gateway.graphql(CONTACTS, { filter }, token)).data?.chatContacts.nodes as {
        status: string;
      }[];
    expect(await found({ text: 'LUISA' })).toEqual([
      expect.objectContaining({ name: 'Luísa Camargo' }),
    ]);
    const online = await found({ status: 'online' });
    expect(new Set(online.map(({ status }) => status))).toEqual(new Set(['online']));
    expect(online.length + (await found({ status: 'offline' })).length).toBe(11);
  });

  it('are not listed for somebody who says to be another', async () => {
    const stranger = await gateway.tokenFor('GUEST');
    const { errors } = await gateway.graphql(CONTACTS, { callerId: SA_ID }, stranger);
    expect(errors?.[0]).toMatchObject({ message: 'Contact not found' });
  });
});

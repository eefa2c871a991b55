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
  });

  it('are there while they are signed in and were seen lately, and found by that', async () => {
    const { db } = gateway.store;
    const editor = await gateway.demoTokenFor('EDITOR');
    const { accountId, sessionId } = gateway.services.tokens.verify(editor)!;
    const there = async () => {
      const all = async (filter: object) =>
        (await gateway.graphql(CONTACTS, { filter }, token)).data?.chatContacts.nodes as {
          id: string;
          status: string;
        }[];
      const online = await all({ status: 'online' });
      const offline = await all({ status: 'offline' });
      expect(online.length + offline.length).toBe(11);
      expect(await all({})).toEqual(expect.arrayContaining([...online, ...offline]));
      expect(online.every(({ status }) => status === 'online')).toBe(true);
      expect(offline.every(({ status }) => status === 'offline')).toBe(true);
      const url = `/api/chat/contacts?id=${accountId}`;
      const { body } = await gateway.call({ method: 'GET', url, token });
      const ids = online.map(({ id }) => id);
      expect((body as { status: string }).status).toBe(
        ids.includes(accountId) ? 'online' : 'offline',
      );
      return ids;
    };
    const change = (session: { seenAt?: string; expiresAt?: string; revokedAt?: string | null }) =>
      db.updateTable('sessions').set(session).where('id', '=', sessionId).execute();
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const later = ago(-60);

    expect(await there()).toEqual([accountId]);
    await change({ seenAt: ago(4) });
    expect(await there()).toEqual([accountId]);
    await change({ seenAt: ago(6) });
    expect(await there()).toEqual([]);
    await gateway.graphql('{ me { id } }', {}, editor);
    expect(await there()).toEqual([accountId]);
    await change({ expiresAt: ago(1) });
    expect(await there()).toEqual([]);
    await change({ expiresAt: later, revokedAt: ago(0) });
    expect(await there()).toEqual([]);
    await change({ revokedAt: null });
    await db
      .updateTable('accounts')
      .set({ disabledAt: ago(0) })
      .where('id', '=', accountId)
      .execute();
    expect(await there()).toEqual([]);
  });

  it('are not listed for somebody who says to be another', async () => {
    const stranger = await gateway.tokenFor('GUEST');
    const { errors } = await gateway.graphql(CONTACTS, { callerId: SA_ID }, stranger);
    expect(errors?.[0]).toMatchObject({ message: 'Contact not found' });
  });
});

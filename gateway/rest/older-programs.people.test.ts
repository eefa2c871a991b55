import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SA_ID } from '../../seed/accounts.ts';
import { type OlderProgram, type Sent, startOlderProgram } from '../testing/older-program.ts';

let program: OlderProgram;
beforeAll(async () => {
  program = await startOlderProgram();
});
afterAll(() => program.gateway.stop());

/** Neither by name nor by id. */
const ids = ['z', 'a', 'm'].map((id) => `person-${id}`);
const named = (people: readonly Sent[]) =>
  people.map(({ id }) => id).filter((id) => ids.includes(id as string));

const addMembers = async () => {
  const { db } = program.gateway.store;
  for (const id of ids) {
    const member = { id, name: id, avatar: null };
    await db
      .insertInto('boardMembers')
      .values(member)
      .onConflict((found) => found.doNothing())
      .execute();
  }
};

describe('a list of people is in the order in which they were made', () => {
  it('of members', async () => {
    await addMembers();
    const members = await program.get<Sent[]>('scrum-board/all-member');
    expect(named(members)).toEqual(ids);
    expect(members.length).toBeGreaterThan(ids.length);
  });

  it('of one board, whoever was put on it first', async () => {
    await addMembers();
    const [board] = await program.get<Sent[]>('scrum-board/all-board');
    for (const memberId of ids.toReversed())
      await program.posted('scrum-board/add-member', { boardId: board!.id, memberId });
    const { members } = await program.get<{ members: Sent[] }>(
      `scrum-board?id=${String(board!.id)}`,
    );
    expect(named(members)).toEqual(ids);
  });

  it('of contacts, and of the rooms with them whoever wrote last', async () => {
    const { db } = program.gateway.store;
    for (const id of ids) {
      const contact = { id, name: id, avatar: null, mood: '', nameKey: id, searchText: id };
      await db.insertInto('chatContacts').values(contact).execute();
    }
    expect(named(await program.get<Sent[]>('chat/contacts/all'))).toEqual(ids);

    const rooms: string[] = [];
    for (const contactId of ids) {
      const room = `chat/chat-room?currentUser=${SA_ID}&contactId=${contactId}`;
      rooms.push((await program.get<{ chatId: string }>(room)).chatId);
    }
    await program.posted('chat/add', { chatId: rooms[0], contactId: SA_ID, text: 'Oi' });
    const recent = await program.get<Sent[]>('chat/contacts/recent');
    expect(recent.map(({ chatId }) => chatId).filter((id) => rooms.includes(id as string))).toEqual(
      rooms,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { pairOf } from '../gateway/domains/chats/chats.rules.ts';
import { declarationOf } from '../gateway/records/declarations.ts';
import { constraintErrors } from '../gateway/records/write/validate.ts';
import { makeAccounts, SA_ID } from './accounts.ts';
import { makeChats } from './chats.ts';
import { randomFrom } from './random.ts';
import { SEEDED_AT } from '../gateway/testing/seeded-at.ts';
import { todayAt } from './today.ts';

const today = todayAt(SEEDED_AT);

function make(scale = 1) {
  const rows = makeChats({ random: randomFrom(1), scale, made: makeAccounts({ today }), today });
  const { chatContacts = [], chats = [], chatMembers = [], chatMessages = [] } = rows;
  return { chatContacts, chats, chatMembers, chatMessages };
}

describe('the demo chats', () => {
  it('have a contact of each account, and others', () => {
    const { chatContacts } = make();
    const ids = chatContacts.map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining((makeAccounts({ today }).accounts ?? []).map(({ id }) => id)),
    );
    expect(ids).toHaveLength(12);
  });

  it('are rooms of the SA account and one other contact each', () => {
    const { chats, chatMembers } = make();
    expect(chats).toHaveLength(9);
    for (const { id, pair } of chats) {
      const [one, other] = chatMembers.filter(({ chatId }) => chatId === id);
      expect(pairOf(one!.contactId, other!.contactId)).toBe(pair);
      expect(one!.contactId).toBe(SA_ID);
    }
  });

  it('hold messages that the rules accept, numbered, in order, up to the time of the room', () => {
    const { chatMembers, chatMessages } = make();
    for (const { chatId, lastChatTime } of chatMembers) {
      const messages = chatMessages.filter((message) => message.chatId === chatId);
      expect(messages.map(({ number }) => number)).toEqual(messages.map((_each, at) => at + 1));
      const times = messages.map(({ time }) => time);
      expect(times).toEqual([...times].sort());
      expect(times.at(-1)).toBe(lastChatTime);
      expect(lastChatTime <= today.moment).toBe(true);
    }
    for (const message of chatMessages) {
      expect(constraintErrors(declarationOf('ChatMessage'), { ...message })).toEqual({});
    }
  });

  it('are the same at each call, with ids of their own at any scale', () => {
    const rows = make(20);
    expect(rows).toEqual(make(20));
    for (const table of Object.values(rows)) {
      expect(new Set(table.map(({ id }) => id)).size).toBe(table.length);
    }
    expect(rows.chats).toHaveLength(6 * 20 + 3);
  });
});

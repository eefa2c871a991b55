export const texts = {
  kinds: { Chat: 'chat', ChatContact: 'contact', ChatMessage: 'chat message' },
  counted: {
    Chat_one: '{{number}} chat',
    Chat_other: '{{number}} chats',
    ChatContact_one: '{{number}} contact',
    ChatContact_other: '{{number}} contacts',
    ChatMessage_one: '{{number}} chat message',
    ChatMessage_other: '{{number}} chat messages',
  },
  fieldsOf: {
    ChatContact: { name: 'Name', avatar: 'Picture', mood: 'Mood' },
  },
};

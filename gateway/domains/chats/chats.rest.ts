import { parse } from 'graphql';
import { SA_ID } from '../../../seed/accounts.ts';
import type { Connection } from '../../graphql/pages.ts';
import { restChange } from '../../rest/rest-change.ts';
import { restList, writtenNodes } from '../../rest/rest-reading.ts';
import { restRoute } from '../../rest/rest-route.ts';

/** Ids in the demo data: a room of the SA account, and a contact. */
const EXAMPLE_CHAT_ID = '1851752d2fcf5c9dfebba723';
const EXAMPLE_CONTACT_ID = 'c3f08f91a1852c5eddf5867c';

const contactFields = 'id name avatar status mood';

const messages = `messages(first: 100, after: $after) {
  nodes { contactId text time contact { ${contactFields} } }
}`;

/** An entry has its contact's fields, as older programs read them. */
const withContact = ({ contact, ...node }: { contact: object }) => ({ ...contact, ...node });

const messagesOfChat = restRoute<{ chat: { messages: Connection } | null }, object>({
  route: 'GET /api/chat',
  operation: parse(`query RestChat($chatId: ID!, $after: String) {
    chat(id: $chatId) { ${messages} }
  }`),
  variables: ({ argument }) => ({ chatId: argument('chatId') }),
  pages: ({ chat }) => chat && writtenNodes(chat.messages, withContact),
  example: { url: `/api/chat?chatId=${EXAMPLE_CHAT_ID}` },
});

interface Opened {
  openChat: { isNew: boolean; chat: { id: string; messages: Connection } };
}

export const chatsRest = [
  messagesOfChat,
  restRoute<Opened, object>({
    route: 'GET /api/chat/chat-room',
    operation: parse(`mutation RestChatRoom($input: OpenChatInput!, $after: String) {
      openChat(input: $input) { isNew chat { id ${messages} } }
    }`),
    variables: ({ argument }) => ({
      input: { callerId: argument('currentUser'), contactId: argument('contactId') },
    }),
    pages: ({ openChat }) => writtenNodes(openChat.chat.messages, withContact),
    answer: ({ openChat: { chat, isNew } }, messageList) => ({
      chatId: chat.id,
      messageList,
      recentListUpdated: isNew,
    }),
    example: {
      url: `/api/chat/chat-room?currentUser=${SA_ID}&contactId=${EXAMPLE_CONTACT_ID}`,
    },
  }),
  restList({
    route: 'GET /api/chat/contacts/recent',
    list: 'chatRooms',
    which: 'callerId: $callerId sort: { field: createdNumber, direction: ascending }',
    takes: '$callerId: ID',
    variables: ({ optionalArgument }) => ({ callerId: optionalArgument('userId') ?? null }),
    fields: `chatId contactId unread lastChatTime contact { ${contactFields} }`,
    write: withContact,
    example: { url: `/api/chat/contacts/recent?id=${SA_ID}` },
  }),
  restList({
    route: 'GET /api/chat/contacts/all',
    list: 'chatContacts',
    which: 'callerId: $callerId sort: { field: createdNumber, direction: ascending }',
    takes: '$callerId: ID',
    variables: ({ optionalArgument }) => ({ callerId: optionalArgument('userId') ?? null }),
    fields: contactFields,
    example: { url: `/api/chat/contacts/all?id=${SA_ID}` },
  }),
  restRoute<{ chatContact: object | null }, object>({
    route: 'GET /api/chat/contacts',
    operation: parse(
      `query RestChatContact($id: ID!) { chatContact(id: $id) { ${contactFields} } }`,
    ),
    variables: ({ argument }) => ({ id: argument('contactId') }),
    answer: ({ chatContact }) => chatContact,
    example: { url: `/api/chat/contacts?id=${EXAMPLE_CONTACT_ID}` },
  }),
  restChange({
    route: 'POST /api/chat/add',
    mutation: 'addChatMessage',
    input: ({ record }) => record('message'),
    // Programs of the template write its demo's reply themselves; the gateway has its own.
    passedInDemo: 'not_for_another',
    thenAnswer: messagesOfChat,
    example: {
      body: {
        chatId: EXAMPLE_CHAT_ID,
        contactId: SA_ID,
        text: 'Bom dia!',
        time: '2026-11-02T12:00:00.000Z',
      },
    },
  }),
];

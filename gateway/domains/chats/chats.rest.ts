import { SA_ID } from '../../../seed/accounts.ts';
import { graphql } from '../../rest/generated/gql.ts';
import { restRoute } from '../../rest/rest-route.ts';

/** In the demo data: a room of the SA account, and a contact. */
const EXAMPLE_CHAT_ID = '1851752d2fcf5c9dfebba723';
const EXAMPLE_CONTACT_ID = 'c3f08f91a1852c5eddf5867c';

graphql(`
  fragment RestChatContactFields on ChatContact {
    id
    name
    avatar
    status
    mood
  }
`);

graphql(`
  fragment RestChatMessages on ChatMessageConnection {
    nodes {
      contactId
      text
      time
      contact {
        ...RestChatContactFields
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);

const messagesOfChat = restRoute({
  route: 'GET /api/chat',
  operation: graphql(`
    query RestChat($chatId: ID!, $after: String) {
      chat(id: $chatId) {
        messages(first: 100, after: $after) {
          ...RestChatMessages
        }
      }
    }
  `),
  variables: ({ argument }) => ({ chatId: argument('chatId') }),
  pages: ({ chat }) => chat && withContacts(chat.messages),
  example: { url: `/api/chat?chatId=${EXAMPLE_CHAT_ID}`, status: 200 },
});

export const chatsRest = [
  messagesOfChat,
  restRoute({
    route: 'GET /api/chat/chat-room',
    operation: graphql(`
      mutation RestChatRoom($input: OpenChatInput!, $after: String) {
        openChat(input: $input) {
          isNew
          chat {
            id
            messages(first: 100, after: $after) {
              ...RestChatMessages
            }
          }
        }
      }
    `),
    variables: ({ argument }) => ({
      input: { callerId: argument('currentUser'), contactId: argument('contactId') },
    }),
    pages: ({ openChat }) => withContacts(openChat.chat.messages),
    answer: ({ openChat: { chat, isNew } }, messageList) => ({
      chatId: chat.id,
      messageList,
      recentListUpdated: isNew,
    }),
    example: {
      url: `/api/chat/chat-room?currentUser=${SA_ID}&contactId=${EXAMPLE_CONTACT_ID}`,
      status: 200,
    },
  }),
  restRoute({
    route: 'GET /api/chat/contacts/recent',
    operation: graphql(`
      query RestRecentChats($callerId: ID, $after: String) {
        chatRooms(
          callerId: $callerId
          first: 100
          after: $after
          sort: { field: createdNumber, direction: ascending }
        ) {
          nodes {
            chatId
            contactId
            unread
            lastChatTime
            contact {
              ...RestChatContactFields
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    `),
    variables: ({ optionalArgument }) => ({ callerId: optionalArgument('userId') ?? null }),
    pages: ({ chatRooms }) => withContacts(chatRooms),
    example: { url: `/api/chat/contacts/recent?id=${SA_ID}`, status: 200 },
  }),
  restRoute({
    route: 'GET /api/chat/contacts/all',
    operation: graphql(`
      query RestChatContacts($callerId: ID, $after: String) {
        chatContacts(
          callerId: $callerId
          first: 100
          after: $after
          sort: { field: createdNumber, direction: ascending }
        ) {
          nodes {
            ...RestChatContactFields
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    `),
    variables: ({ optionalArgument }) => ({ callerId: optionalArgument('userId') ?? null }),
    pages: ({ chatContacts }) => chatContacts,
    example: { url: `/api/chat/contacts/all?id=${SA_ID}`, status: 200 },
  }),
  restRoute({
    route: 'GET /api/chat/contacts',
    operation: graphql(`
      query RestChatContact($id: ID!) {
        chatContact(id: $id) {
          ...RestChatContactFields
        }
      }
    `),
    variables: ({ argument }) => ({ id: argument('contactId') }),
    answer: ({ chatContact }) => chatContact,
    example: { url: `/api/chat/contacts?id=${EXAMPLE_CONTACT_ID}`, status: 200 },
  }),
  restRoute({
    route: 'POST /api/chat/add',
    operation: graphql(`
      mutation RestAddChatMessage($input: AddChatMessageInput!) {
        addChatMessage(input: $input) {
          message {
            id
          }
        }
      }
    `),
    variables: ({ record }) => ({ input: record('message') }),
    thenAnswer: messagesOfChat,
    example: {
      url: '/api/chat/add',
      body: {
        chatId: EXAMPLE_CHAT_ID,
        contactId: SA_ID,
        text: 'Bom dia!',
        time: '2026-11-02T12:00:00.000Z',
      },
      status: 200,
    },
  }),
];

/** Merges each entry with its contact's fields, as older programs read them. */
function withContacts<Node extends { contact: object }, Page>({
  nodes,
  ...page
}: Page & { nodes: readonly Node[] }) {
  return { ...page, nodes: nodes.map(({ contact, ...node }) => ({ ...contact, ...node })) };
}

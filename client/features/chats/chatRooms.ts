import type { ApolloCache, Reference } from '@apollo/client';

interface StoredRooms {
  nodes: readonly Reference[];
}

export function noteLastMessage(cache: ApolloCache, chatId: string, messageId: string): void {
  cache.modify({
    id: cache.identify({ __typename: 'ChatRoomSummary', chatId }),
    fields: {
      lastChatTime: () => new Date().toISOString(),
      lastMessage: (_, { toReference }) =>
        toReference({ __typename: 'ChatMessage', id: messageId }),
    },
  });
  cache.modify({
    fields: {
      chatRooms(stored, { readField }) {
        const { nodes, ...list } = stored as StoredRooms;
        const isRoom = (node: Reference) => readField('chatId', node) === chatId;
        return {
          ...list,
          nodes: [...nodes.filter(isRoom), ...nodes.filter((node) => !isRoom(node))],
        };
      },
    },
  });
}

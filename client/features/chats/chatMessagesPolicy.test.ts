import { InMemoryCache, gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { chatMessagesPolicy } from './chatMessagesPolicy.ts';

const QUERY = gql`
  query ($last: Int, $before: String) {
    chat {
      id
      messages(last: $last, before: $before) {
        nodes {
          id
        }
        pageInfo {
          hasPreviousPage
          startCursor
        }
      }
    }
  }
`;

/** Returns the list after these pages; each letter is a message, `c` before `d`. */
function shownAfter(...pages: { letters: string; before?: string }[]) {
  const cache = new InMemoryCache({
    typePolicies: { Chat: { fields: { messages: chatMessagesPolicy } } },
  });
  for (const { letters, before } of pages) {
    cache.writeQuery({
      query: QUERY,
      variables: { last: 3, before },
      data: {
        chat: {
          __typename: 'Chat',
          id: '1',
          messages: {
            __typename: 'ChatMessageConnection',
            nodes: [...letters].map((id) => ({ __typename: 'ChatMessage', id })),
            pageInfo: {
              __typename: 'PageInfo',
              hasPreviousPage: !letters.includes('a'),
              startCursor: letters[0] ?? null,
            },
          },
        },
      },
    });
  }
  const data = cache.readQuery<{
    chat: { messages: { nodes: { id: string }[]; pageInfo: object } };
  }>({ query: QUERY, variables: { last: 3 } });
  const { nodes, pageInfo } = data!.chat.messages;
  return { letters: nodes.map(({ id }) => id).join(''), ...pageInfo };
}

describe('the messages of a room', () => {
  it.each<[what: string, pages: { letters: string; before?: string }[], shown: string]>([
    ['the latest page alone', [{ letters: 'def' }], 'def'],
    ['a later page over the end', [{ letters: 'def' }, { letters: 'efg' }], 'defg'],
    ['an older page before it', [{ letters: 'def' }, { letters: 'abc', before: 'd' }], 'abcdef'],
    [
      'the latest page again, with the older ones kept',
      [{ letters: 'def' }, { letters: 'abc', before: 'd' }, { letters: 'efg' }],
      'abcdefg',
    ],
    [
      'a late answer, without losing what came since',
      [{ letters: 'defg' }, { letters: 'def' }],
      'defg',
    ],
    [
      'a page that is far from what is there, alone',
      [{ letters: 'abc' }, { letters: 'xyz' }],
      'xyz',
    ],
  ])('are %s', (_what, pages, shown) => {
    expect(shownAfter(...pages).letters).toBe(shown);
  });

  it('go on before the oldest one that is there', () => {
    const pages = [{ letters: 'def' }, { letters: 'bc', before: 'd' }, { letters: 'efg' }];
    expect(shownAfter(...pages)).toMatchObject({ hasPreviousPage: true, startCursor: 'b' });
  });
});

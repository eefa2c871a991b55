import { parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { withPageInfo } from './pages.ts';

const shapeOf = (document: string) => print(parse(document));

it('the field that is paged is asked where its page ends, and no other', () => {
  const document = parse(`query ($after: String) {
    chats(first: 2) { nodes { messages(after: $after) { nodes { id } } } }
  }`);
  expect(print(withPageInfo(document))).toBe(
    shapeOf(`query ($after: String) {
      chats(first: 2) {
        nodes { messages(after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }
      }
    }`),
  );
});

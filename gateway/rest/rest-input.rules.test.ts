import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { readRestInput } from './rest-input.ts';

const read = (body: unknown) =>
  readRestInput({
    query: {},
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  } as FastifyRequest);

it.each([
  [
    { id: 'a', end: 2 },
    { id: 'a', end: 2 },
  ],
  [
    { event: { id: 'a', title: 't', end: 1 }, end: 2 },
    { id: 'a', end: 2 },
  ],
  [{ event: { id: 'a', end: 1 } }, { id: 'a', end: 1 }],
  [
    { event: 'a', end: 2 },
    { id: 'a', end: 2 },
  ],
  [
    { event: 7, end: 2 },
    { id: 7, end: 2 },
  ],
  [{ event: null, end: 2 }, { end: 2 }],
  [{ event: '', end: 2 }, { end: 2 }],
  [{ event: ['a'], end: 2 }, { end: 2 }],
  ['a', {}],
  [[], {}],
])('takes %j for the changes %j', (body, changes) => {
  expect(read(body).changes('event', ['start', 'end'])).toEqual(changes);
});

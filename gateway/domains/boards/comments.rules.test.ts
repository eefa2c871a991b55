import { expect, it } from 'vitest';
import { mergeComments } from './comments.rules.ts';

const now = '2026-11-02T10:00:00.000Z';
const mine = { id: 'm', uid: 'ana', text: 'Meu.', time: '2026-10-01T10:00:00.000Z' };
const theirs = { id: 't', uid: 'bia', text: 'Dela.', time: '2026-10-02T10:00:00.000Z' };
const merged = (entered: Parameters<typeof mergeComments>[0]) =>
  mergeComments(entered, { stored: [mine, theirs], callerId: 'ana', now });

it.each([
  ['handed back as they are', [mine, theirs], [mine, theirs]],
  [
    'handed back without their ids',
    [mine, theirs].map(({ id: _id, ...each }) => each),
    [mine, theirs],
  ],
  ['of others, with other words', [{ ...theirs, text: 'Não.' }], [theirs]],
  ['of others, in my name', [{ ...theirs, uid: 'ana', text: 'Não.' }], [theirs]],
  ['of others, at another time', [{ ...theirs, time: now }], [theirs]],
  ['of mine, with other words', [{ ...mine, text: 'Sim.' }], [{ ...mine, text: 'Sim.' }]],
  ['of mine, in the name of others', [{ ...mine, uid: 'bia' }], [mine]],
  [
    'that are new',
    [{ id: 'n', uid: 'ana', text: 'Oi.' }],
    [{ id: 'n', uid: 'ana', text: 'Oi.', time: now }],
  ],
  [
    'that are new, in the name of others and at another time',
    [{ id: 'n', uid: 'bia', text: 'Oi.', time: mine.time }],
    [{ id: 'n', uid: 'ana', text: 'Oi.', time: now }],
  ],
])('comments %s', (_case, entered, expected) => {
  expect(merged(entered)).toEqual(expected);
});

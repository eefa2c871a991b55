import { expect, it } from 'vitest';
import { commentChanges } from './comments.rules.ts';

const now = '2026-11-02T10:00:00.000Z';
const mine = { id: 'm', uid: 'ana', text: 'Meu.', time: '2026-10-01T10:00:00.000Z' };
const theirs = { id: 't', uid: 'bia', text: 'Dela.', time: '2026-10-02T10:00:00.000Z' };
const both = [mine, theirs];
const nothing = { added: [], changed: [], removed: [] };

it.each([
  ['handed back as they are', both, {}],
  ['handed back without their ids', both.map(({ id: _id, ...each }) => each), {}],
  ['of others, with other words', [mine, { ...theirs, text: 'Não.' }], {}],
  ['of others, in my name', [mine, { ...theirs, uid: 'ana', text: 'Não.' }], {}],
  ['of others, at another time', [mine, { ...theirs, time: now }], {}],
  ['of others, left out', [mine], {}],
  ['of mine, left out', [theirs], { removed: [{ id: 'm' }] }],
  [
    'of mine, with other words',
    [{ ...mine, text: 'Sim.' }, theirs],
    { changed: [{ id: 'm', text: 'Sim.' }] },
  ],
  ['of mine, in the name of others', [{ ...mine, uid: 'bia' }, theirs], {}],
  [
    'that are new',
    [...both, { id: 'n', uid: 'ana', text: 'Oi.' }],
    { added: [{ id: 'n', text: 'Oi.' }] },
  ],
  [
    'that are new, in the name of others and at another time',
    [...both, { uid: 'bia', text: 'Oi.', time: mine.time }],
    { added: [{ text: 'Oi.' }] },
  ],
  ['said once more', [...both, { ...mine, id: null }], { added: [{ text: 'Meu.' }] }],
])('comments %s', (_case, entered, expected) => {
  const changes = commentChanges(entered, { stored: both, callerId: 'ana' });
  expect(changes).toEqual({ ...nothing, ...expected });
});

import { expect, it } from 'vitest';
import { browserAnswer, relyingParty } from './webauthn.rules.ts';

it.each([
  ['http://localhost:4000', 'localhost', 'http://localhost:4000'],
  ['https://loja.example.test/back-office', 'loja.example.test', 'https://loja.example.test'],
])('a passkey of %s is for the host %s and the origin %s', (publicUrl, rpID, origin) => {
  expect(relyingParty({ publicUrl })).toEqual({ rpName: 'Retaguarda', rpID, origin });
});

it.each(['', 'null', '[]', '"a"', '{}', '{"id":1,"response":{}}', '{"id":"a","response":null}'])(
  '%j is no answer of a browser',
  (text) => {
    expect(browserAnswer(text)).toBe(undefined);
  },
);

it('what a browser answers is read as it is', () => {
  const answer = { id: 'a', response: { clientDataJSON: 'b' } };
  expect(browserAnswer(JSON.stringify(answer))).toEqual(answer);
});

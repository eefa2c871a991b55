import { createHmac } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { tokensOf } from './tokens.ts';

const SECRET = 'a secret of thirty-two bytes at least';
const DAY_S = 24 * 60 * 60;
const subject = { accountId: 'an-account', sessionId: 'a-session' };
const tokens = tokensOf(SECRET);

const now = () => Math.floor(Date.now() / 1000);
const claims = () => ({
  iss: 'retaguarda',
  aud: 'retaguarda',
  sub: subject.accountId,
  jti: subject.sessionId,
  iat: now(),
  exp: now() + DAY_S,
});

interface Forgery {
  payload?: object;
  header?: object;
  secret?: string;
  algorithm?: jwt.Algorithm;
}

/** Returns a token that is valid but for what is given; an undefined claim is left out. */
function forge({ payload, header, secret = SECRET, algorithm = 'HS256' }: Forgery = {}): string {
  const all = { ...claims(), ...payload };
  const given = Object.entries(all).filter(([, value]) => value !== undefined);
  return jwt.sign(Object.fromEntries(given), secret, {
    algorithm,
    noTimestamp: all.iat === undefined,
    header: { alg: algorithm, typ: 'JWT', ...header },
  });
}

const partOf = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Signs any claims; jsonwebtoken would not, because it checks the claims that it signs. */
function signed(payload: object): string {
  const unsigned = `${partOf({ alg: 'HS256', typ: 'JWT' })}.${partOf(payload)}`;
  return `${unsigned}.${createHmac('sha256', SECRET).update(unsigned).digest('base64url')}`;
}

describe('a token', () => {
  it('names the account and the session that it was made for', () => {
    expect(tokens.verify(tokens.sign(subject))).toEqual(subject);
  });

  it('holds for seven days', () => {
    const { iat = 0, exp } = jwt.decode(tokens.sign(subject)) as jwt.JwtPayload;
    expect(exp).toBe(iat + 7 * DAY_S);
  });

  it('is accepted when nothing about it is wrong, up to 7 days', () => {
    expect(tokens.verify(forge())).toEqual(subject);
    const iat = now();
    expect(tokens.verify(forge({ payload: { iat, exp: iat + 7 * DAY_S } }))).toEqual(subject);
  });

  it.each<[problem: string, forgery: () => Forgery]>([
    ['has expired', () => ({ payload: { iat: now() - 2 * DAY_S, exp: now() - 60 } })],
    ['never expires', () => ({ payload: { exp: undefined } })],
    ['lives longer than 7 days', () => ({ payload: { exp: now() + 7 * DAY_S + 60 } })],
    ['was made over 7 days ago', () => ({ payload: { iat: now() - 8 * DAY_S } })],
    ['comes from the future', () => ({ payload: { iat: now() + 60 } })],
    ['is not valid yet', () => ({ payload: { nbf: now() + 60 } })],
    ['does not say when it was made', () => ({ payload: { iat: undefined } })],
    ['has another issuer', () => ({ payload: { iss: 'another' } })],
    ['has no issuer', () => ({ payload: { iss: undefined } })],
    ['has another audience', () => ({ payload: { aud: 'another' } })],
    ['has no audience', () => ({ payload: { aud: undefined } })],
    ['names no account', () => ({ payload: { sub: undefined } })],
    ['names no session', () => ({ payload: { jti: undefined } })],
    ['is signed with another secret', () => ({ secret: 'another secret of thirty-two bytes' })],
    ['is signed with another algorithm', () => ({ algorithm: 'HS512' })],
    ['asks for an extension', () => ({ header: { crit: ['exp'] } })],
    ['is longer than 4 KiB', () => ({ payload: { more: 'x'.repeat(4096) } })],
  ])('is refused when it %s', (_problem, forgery) => {
    expect(tokens.verify(forge(forgery()))).toBeUndefined();
  });

  const wrongTypes: unknown[] = [{}, { toString: 'x' }, ['a-session'], [], true, null, '', 7, -1];
  const text = ['sub', 'jti'].flatMap((claim) =>
    wrongTypes.map((value): [string, unknown] => [claim, value]),
  );
  const times = ['iat', 'exp', 'nbf'].flatMap((claim) =>
    [{}, [], ['1'], true, null, 'x', '9999999999', 1e300].map((value): [string, unknown] => [
      claim,
      value,
    ]),
  );
  it.each([...text, ...times])('is refused when its %s is %j', (claim, value) => {
    expect(tokens.verify(signed({ ...claims(), [claim]: value }))).toBeUndefined();
  });

  it.each(['none', 'None', 'HS256'])('is refused without a signature, algorithm %s', (alg) => {
    const unsigned = `${partOf({ alg, typ: 'JWT' })}.${partOf(claims())}.`;
    expect(tokens.verify(unsigned)).toBeUndefined();
  });

  it('is refused when its claims were changed', () => {
    const [header, , signature] = tokens.sign(subject).split('.');
    const changed = [header, partOf({ ...claims(), sub: 'someone-else' }), signature].join('.');
    expect(tokens.verify(changed)).toBeUndefined();
  });

  it.each([
    '',
    '.',
    '..',
    'a.b.c',
    'not a token',
    `${partOf({ alg: 'HS256' })}..`,
    `${partOf({ alg: 'HS256' })}.${partOf({})}.x`,
    '\u0000.\u0000.\u0000',
    jwt.sign('a text alone', SECRET),
    `${Buffer.from('{').toString('base64url')}.${partOf({})}.x`,
    `${partOf({ alg: 'HS256', typ: 'JWT' })}.${Buffer.from('{').toString('base64url')}.x`,
  ])('is refused when it is malformed: %j', (malformed) => {
    expect(tokens.verify(malformed)).toBeUndefined();
  });
});

it.each([null, [], 7, 'text', true])('does not accept the payload %j, well signed', (payload) => {
  const parts = [{ alg: 'HS256', typ: 'JWT' }, payload].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const signature = createHmac('sha256', SECRET).update(parts.join('.')).digest('base64url');
  expect(tokens.verify([...parts, signature].join('.'))).toBe(undefined);
});

import { describe, expect, it } from 'vitest';
import { ownPath, personIn, providerName } from './identities.rules.ts';

describe('the page to go back to', () => {
  it.each(['/invoices', '/invoices?status=pending&page=2', '/boards/1#card=2', '/'])(
    'is %s',
    (wanted) => expect(ownPath(wanted)).toBe(wanted),
  );

  it.each([
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    'evil.test',
    '/a\r\nlocation: //evil.test',
    '/a b',
    '\t//evil.test',
    `/${'x'.repeat(1_000)}`,
    '',
    undefined,
    ['/invoices', '//evil.test'],
  ])('is never %j', (wanted) => expect(ownPath(wanted)).toBe(''));
});

describe('the person of the claims', () => {
  const ana = { sub: '7', email: ' Ana@Example.test ', email_verified: true, name: 'Ana Souza' };

  it('has the email that the provider has confirmed, and no other', () => {
    expect(personIn(ana)).toEqual({ email: 'ana@example.test', name: 'Ana Souza' });
    expect(personIn({ ...ana, email_verified: 'true' }).email).toBe('ana@example.test');
    for (const email_verified of [false, 'false', 1, undefined]) {
      expect(personIn({ ...ana, email_verified }).email).toBe(null);
    }
    for (const email of ['ana', '', 7, undefined]) {
      expect(personIn({ ...ana, email }).email).toBe(null);
    }
  });

  it('has a name, of at most 200 characters', () => {
    expect(personIn({ sub: '7', preferred_username: 'ana' }).name).toBe('ana');
    expect(personIn({ sub: '7', name: ' ', email: 'a@b.test' }).name).toBe('a@b.test');
    expect(personIn({ sub: '7' }).name).toBe('7');
    expect(personIn({ sub: '7', name: 'x'.repeat(300) }).name).toHaveLength(200);
  });
});

it('a provider of before has its host for a name', () => {
  const oidc = { issuer: 'https://login.test', name: 'Acme' };
  expect(providerName('https://login.test/', oidc)).toBe('Acme');
  expect(providerName('https://other.test:8443/a', oidc)).toBe('other.test:8443');
  expect(providerName('https://login.test', undefined)).toBe('login.test');
});

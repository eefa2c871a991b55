import { describe, expect, it } from 'vitest';
import { normalizedEmail } from '../../formats/email-address.ts';
import { problemText } from '../../errors/problem.ts';
import { accountErrors } from './accounts.rules.ts';

describe('normalizedEmail', () => {
  it.each([
    ['sa@retaguarda.test', 'sa@retaguarda.test'],
    ['  SA@Retaguarda.Test\n', 'sa@retaguarda.test'],
    ['JOSE\u0301@x.test', 'josé@x.test'],
  ])('writes %j as %j', (entered, normalized) => {
    expect(normalizedEmail(entered)).toBe(normalized);
  });
});

describe('accountErrors', () => {
  it.each([
    'a@b.test',
    ' A@B.TEST ',
    'nome.sobrenome+etiqueta@sub.dominio.com.br',
    'josé@padaria.test',
    `${'x'.repeat(247)}@b.test`,
  ])('accepts the email %j', (email) => {
    expect(accountErrors({ email })).toEqual({});
  });

  it.each([
    'a',
    '@b.test',
    'a@',
    'a@b',
    'a@@b.test',
    'a b@c.test',
    'a@b..test',
    'a@b.test.',
    'a@.test',
    'Ana <a@b.test>',
    'a@b.test,c@d.test',
    `${'x'.repeat(248)}@b.test`,
  ])('refuses %j, which is no email', (email) => {
    expect(accountErrors({ email })).toEqual({ email: 'email is not valid' });
  });

  it.each([
    ['email', { email: '   ' }],
    ['username', { username: '   ' }],
    ['password', { password: '' }],
  ])('requires %s', (field, fields) => {
    expect(accountErrors(fields)).toEqual({ [field]: 'this field is required' });
  });

  it('takes a password of spaces as it is', () => {
    expect(accountErrors({ password: ' '.repeat(10) })).toEqual({});
  });

  it.each([
    ['123456789', 'must be at least 10 characters long'],
    ['qwertyuiop', 'is one of the most used passwords'],
    ['QWERTYUIOP', 'is one of the most used passwords'],
  ])('refuses the password %s, but not in the demo', (password, message) => {
    const { password: problem } = accountErrors({ password });
    expect(problem && problemText(problem, 'en')).toBe(message);
    expect(accountErrors({ password }, { isDemo: true })).toEqual({});
  });

  it('limits how long a name and a password are', () => {
    expect(accountErrors({ username: 'x'.repeat(200), password: 'x'.repeat(1000) })).toEqual({});
    expect(accountErrors({ username: 'x'.repeat(201), password: 'x'.repeat(1001) })).toEqual({
      username: 'must be at most 200 characters long',
      password: 'must be at most 1000 characters long',
    });
  });

  it('says nothing of fields that are not given', () => {
    expect(accountErrors({})).toEqual({});
  });
});

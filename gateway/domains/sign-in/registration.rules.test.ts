import { expect, it } from 'vitest';
import { type Registration, requireRegistration } from './registration.rules.ts';

it.each<[Registration, Registration, string | undefined]>([
  ['open', 'open', undefined],
  ['open', 'invite', undefined],
  ['invite', 'open', 'Accounts are created by invitation only'],
  ['invite', 'invite', undefined],
  ['closed', 'open', 'Registration is closed'],
  ['closed', 'invite', 'Registration is closed'],
])('REGISTRATION=%s: getting in as %s is refused by %j', (registration, way, message) => {
  const attempt = () => requireRegistration({ registration }, way);
  if (message === undefined) expect(attempt).not.toThrow();
  else expect(attempt).toThrow(message);
});

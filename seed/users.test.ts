import { describe, expect, it } from 'vitest';
import { declarationOf } from '../gateway/records/declarations.ts';
import { constraintErrors } from '../gateway/records/write/validate.ts';
import { makeAccounts } from './accounts.ts';
import { randomFrom } from './random.ts';
import { makeUsers } from './users.ts';
import { SEEDED_AT } from '../gateway/testing/seeded-at.ts';
import { todayAt } from './today.ts';

const today = todayAt(SEEDED_AT);

function make(scale = 1) {
  const { users = [], counters } = makeUsers({
    random: randomFrom(1),
    scale,
    made: makeAccounts({ today }),
    today,
  });
  return { users, counters };
}

describe('the demo directory', () => {
  it('has people whom the rules accept', () => {
    for (const user of make().users) {
      expect(constraintErrors(declarationOf('User'), { ...user })).toEqual({});
    }
  });

  it('has both genders, active and inactive people, and some who owe', () => {
    const { users } = make();
    expect(new Set(users.map(({ gender }) => gender)).size).toBe(2);
    expect(new Set(users.map(({ isActive }) => isActive)).size).toBe(2);
    expect(users.some(({ balanceCents }) => balanceCents < 0)).toBe(true);
  });

  it('has the ages that the days of birth make today', () => {
    for (const { age, bd } of make().users) {
      const birthday = new Date(bd!);
      birthday.setUTCFullYear(birthday.getUTCFullYear() + age);
      expect(birthday.getTime()).toBeLessThanOrEqual(Date.parse(today.moment));
      birthday.setUTCFullYear(birthday.getUTCFullYear() + 1);
      expect(birthday.getTime()).toBeGreaterThan(Date.parse(today.moment));
    }
  });

  it('is the same at each call', () => {
    expect(make(3)).toEqual(make(3));
  });

  it.each([1, 50])('has ids and numbers of its own, %i times as many', (scale) => {
    const { users, counters } = make(scale);
    for (const key of ['id', 'guid', 'email'] as const) {
      expect(new Set(users.map((user) => user[key])).size).toBe(30 * scale);
    }
    expect(users.map(({ index }) => index)).toEqual(users.map((_user, index) => index + 1));
    expect(counters).toEqual([{ name: 'users', value: 30 * scale }]);
  });
});

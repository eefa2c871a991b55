import type { AccountRow, Role } from '../gateway/domains/accounts/accounts.table.ts';
import type { Rows, SeedOptions } from './seed.ts';

/** The SA account's id is also its chat contact id and board member id. */
export const SA_ID = '7863a6802ez0e277a0f98534';

/** argon2id of `retaguarda`, the password of every demo account. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$rAeSzpyFuI6rzb7sUp8f8Q$MTZy+EmKDRbq7We/nBK2sk8/107MmxSJgt0OH6Ba6VQ';

const DAYS_AGO = 720;

const people: readonly [id: string, role: Role, name: string, email: string, age: number][] = [
  [SA_ID, 'SA', 'Marina Duarte', 'sa@retaguarda.test', 41],
  ['2f9c1d7be4a05386b1c7d2e0', 'ADMIN', 'Otávio Prado', 'admin@retaguarda.test', 36],
  ['8b04e6d1f37a92c5508de1f4', 'EDITOR', 'Luísa Camargo', 'editor@retaguarda.test', 29],
  ['c51fa90d6e8243b7a7f0169d', 'GUEST', 'Rui Tavares', 'guest@retaguarda.test', 24],
];

/** Returns the demo accounts, which are older than the customers that they entered. */
export function makeAccounts({ today }: Pick<SeedOptions, 'today'>): Rows {
  const accounts = people.map(([id, role, name, email, age]): AccountRow => ({
    id,
    role,
    name,
    username: email.slice(0, email.indexOf('@')),
    email,
    avatar: null,
    age,
    passwordHash: PASSWORD_HASH,
    isDemo: 1,
    createdAt: today.ago(DAYS_AGO),
    disabledAt: null,
  }));
  return { accounts };
}

import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { readConfig } from '../gateway/config/config.ts';
import { accountErrors } from '../gateway/domains/accounts/accounts.rules.ts';
import { accountRecord } from '../gateway/domains/accounts/accounts.record.ts';
import { findAccountByEmail } from '../gateway/domains/accounts/accounts.store.ts';
import type { Role } from '../gateway/domains/accounts/accounts.table.ts';
import { newAccount } from '../gateway/domains/accounts/sign-in.ts';
import { fieldMessages } from '../gateway/errors/errors.ts';
import { groups } from '../gateway/records/caller.ts';
import { createRecord } from '../gateway/records/changes.ts';
import { openStore } from '../gateway/database/database.ts';
import { migrate } from '../gateway/database/migrate.ts';

const USAGE = `npm run account -- create --role ROLE --email EMAIL [--username NAME] [--password-stdin]

Makes an account in the store that DATABASE_URL names.
  --role            ${groups.GUEST.join(', ')}
  --username        what stands before the @ of the email when left out
  --password-stdin  reads the password from standard input; without it one is made and printed
`;

type Entered = Parameters<typeof newAccount>[0];

try {
  const { isPasswordGiven, ...entered } = await readArguments(process.argv.slice(2));
  await createAccount(entered);
  process.stdout.write(`Made the ${entered.role} account ${entered.email}.\n`);
  if (!isPasswordGiven) {
    process.stdout.write(`Its password, which is shown only here: ${entered.password}\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function readArguments(args: string[]): Promise<Entered & { isPasswordGiven: boolean }> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      role: { type: 'string' },
      email: { type: 'string' },
      username: { type: 'string' },
      'password-stdin': { type: 'boolean', default: false },
    },
  });
  const { role, email = '', username = email.split('@')[0] ?? '' } = values;
  const isPasswordGiven = values['password-stdin'];
  if (positionals.join(' ') !== 'create') throw new Error(`The one command is create.\n\n${USAGE}`);
  if (!isRole(role)) throw new Error(`--role must be one of ${groups.GUEST.join(', ')}.`);
  const password = isPasswordGiven
    ? await passwordFromInput()
    : randomBytes(18).toString('base64url');
  refuseErrors({ email, username, password });
  return { role, email, username, password, isPasswordGiven };
}

function isRole(role: string | undefined): role is Role {
  return groups.GUEST.some((known) => known === role);
}

async function passwordFromInput(): Promise<string> {
  return (await text(process.stdin)).replace(/\r?\n$/, '');
}

function refuseErrors(entered: Omit<Entered, 'role'>): void {
  const problems = Object.entries(fieldMessages(accountErrors(entered), 'en'));
  if (problems.length === 0) return;
  throw new Error(problems.map(([field, message]) => `${field}: ${message}`).join('\n'));
}

/** Of the settings only the store's matters: the gateway need not be configured yet. */
async function createAccount(entered: Entered): Promise<void> {
  const { databaseUrl } = readConfig({ DATABASE_URL: process.env.DATABASE_URL });
  const store = await openStore(databaseUrl);
  try {
    await migrate(store);
    const account = await newAccount(entered);
    if (await findAccountByEmail(store.db, account.email)) {
      throw new Error(`There is an account with the email ${entered.email} already.`);
    }
    await createRecord({ db: store.db, reactions: [] }, accountRecord, { row: account, parts: {} });
  } finally {
    await store.close();
  }
}

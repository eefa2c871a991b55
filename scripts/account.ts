import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { readConfig } from '../gateway/config/config.ts';
import { accountErrors } from '../gateway/domains/accounts/accounts.rules.ts';
import { accountRecord } from '../gateway/domains/accounts/accounts.record.ts';
import { findAccountByEmail } from '../gateway/domains/accounts/accounts.store.ts';
import type { Role } from '../gateway/domains/accounts/accounts.table.ts';
import { clearSecondFactors } from '../gateway/domains/second-factors/second-factor-changes.ts';
import { newAccount } from '../gateway/domains/sign-in/signing-in.ts';
import { normalizedEmail } from '../gateway/formats/email-address.ts';
import { fieldMessages } from '../gateway/errors/errors.ts';
import { roles } from '../gateway/records/caller.ts';
import { createRecord } from '../gateway/records/write/changes.ts';
import type { Store } from '../gateway/database/database.ts';
import { openStore } from '../gateway/database/open-store.ts';
import { migrate } from '../gateway/database/migrate.ts';

const USAGE = `npm run account -- create --role ROLE --email EMAIL [--username NAME] [--password-stdin]
npm run account -- reset-second-factors --email EMAIL

Makes an account in the store that DATABASE_URL names, or removes the second factors of one.
  --role            ${roles.join(', ')}
  --username        what stands before the @ of the email when left out
  --password-stdin  reads the password from standard input; without it one is made and printed
`;

type Entered = Parameters<typeof newAccount>[0];

const options = {
  role: { type: 'string' },
  email: { type: 'string' },
  username: { type: 'string' },
  'password-stdin': { type: 'boolean', default: false },
} as const;

const commands = { create, 'reset-second-factors': resetSecondFactors };

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const command = positionals.join(' ');
  if (!isCommand(command)) {
    throw new Error(`The commands are ${Object.keys(commands).join(' and ')}.\n\n${USAGE}`);
  }
  process.stdout.write(await commands[command](values));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function isCommand(command: string): command is keyof typeof commands {
  return Object.hasOwn(commands, command);
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

async function create(values: Values): Promise<string> {
  const { role, email = '', username = email.split('@')[0] ?? '' } = values;
  if (!isRole(role)) throw new Error(`--role must be one of ${roles.join(', ')}.`);
  const isPasswordGiven = values['password-stdin'];
  const password = isPasswordGiven
    ? await passwordFromInput()
    : randomBytes(18).toString('base64url');
  refuseErrors({ email, username, password });
  await createAccount({ role, email, username, password });
  const made = `Made the ${role} account ${email}.\n`;
  return isPasswordGiven ? made : `${made}Its password, which is shown only here: ${password}\n`;
}

/** Clears the second factors of an account. It is for the last SA, whom nobody else can help. */
function resetSecondFactors({ email = '' }: Values): Promise<string> {
  return withStore(async ({ db }) => {
    const account = await findAccountByEmail(db, normalizedEmail(email));
    if (!account) throw new Error(`There is no account with the email ${email}.`);
    await clearSecondFactors({ db, reactions: [] }, account);
    return `The account ${email} signs in without a second factor.\n`;
  });
}

function isRole(role: string | undefined): role is Role {
  return roles.some((known) => known === role);
}

async function passwordFromInput(): Promise<string> {
  return (await text(process.stdin)).replace(/\r?\n$/, '');
}

function refuseErrors(entered: Omit<Entered, 'role'>): void {
  const problems = Object.entries(fieldMessages(accountErrors(entered), 'en'));
  if (problems.length === 0) return;
  throw new Error(problems.map(([field, message]) => `${field}: ${message}`).join('\n'));
}

async function createAccount(entered: Entered): Promise<void> {
  await withStore(async ({ db }) => {
    const account = await newAccount(entered);
    if (await findAccountByEmail(db, account.email)) {
      throw new Error(`There is an account with the email ${entered.email} already.`);
    }
    await createRecord({ db, reactions: [] }, accountRecord, { row: account, parts: {} });
  });
}

/** Opens the store for the work. Reads only the store's settings, since the gateway need not be configured yet. */
async function withStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  const { databaseUrl } = readConfig({ DATABASE_URL: process.env.DATABASE_URL });
  const store = await openStore(databaseUrl);
  try {
    await migrate(store);
    return await work(store);
  } finally {
    await store.close();
  }
}

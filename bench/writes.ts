import { deepEqual } from 'node:assert/strict';
import { buildBefore } from './before.ts';
import { type Contender, type Entry, isCheck, type Running } from './entry.ts';
import { repeated } from './in-process.ts';
import { built, startServer } from './start-server.ts';

type Ask = (query: string, input: object) => Promise<Answer>;

interface Answer {
  data?: Record<string, { count?: number; customer?: { id: string; version: number } }> | null;
  errors?: { extensions: { code: string } }[];
}

/** Resolves to the function that is measured each time. */
type Prepare = (ask: Ask) => Promise<() => Promise<unknown>>;

const CREATE = `mutation ($input: CreateCustomerInput!) {
  createCustomer(input: $input) { customer { id version } }
}`;
const UPDATE = `mutation ($input: UpdateCustomerInput!) {
  updateCustomer(input: $input) { customer { id version } }
}`;
const UPDATE_SEVERAL = `mutation ($input: UpdateCustomersInput!) {
  updateCustomers(input: $input) { count }
}`;

const SEVERAL = 1000;
/** The least factor, since none may take more than 1.1 times as long. */
const WANTED = 0.91;

const entries: Readonly<Record<string, Prepare>> = {
  'create a customer': async (ask) => () => created(ask, 'Bench'),
  'update a customer, from a version that is old': async (ask) => {
    const { id, version } = await created(ask, 'Conflict');
    return async () => {
      const { errors } = await ask(UPDATE, { id, version: version - 1, name: 'Other' });
      deepEqual(errors?.[0]?.extensions.code, 'CONFLICT');
    };
  },
  'update 1,000 customers at once': async (ask) => {
    for (let at = 0; at < SEVERAL; at += 1) await created(ask, `Several ${at}`, ['bench']);
    const states = ['active', 'inactive'];
    return async () => {
      const [status] = states.reverse();
      const input = { filter: { tag: 'bench' }, status };
      const { data, errors } = await ask(UPDATE_SEVERAL, input);
      deepEqual(
        { errors, count: data?.updateCustomers?.count },
        { errors: undefined, count: SEVERAL },
      );
    };
  },
};

/** Writes, against the commit before there was one way to write, or another that is named. */
export async function writeEntries(commit?: string): Promise<Entry[]> {
  const before = isCheck ? undefined : await buildBefore(commit);
  return Object.entries(entries).map(([name, prepare]) => ({
    name: `${name}, SQLite`,
    unit: 'a second',
    contenders: [
      contender('gateway', built, prepare),
      ...(before ? [{ ...contender('before', before, prepare), wanted: WANTED }] : []),
    ],
  }));
}

const contender = (name: string, folder: string, prepare: Prepare): Contender => ({
  name,
  start: () => overServer(folder, prepare),
});

async function overServer(folder: string, prepare: Prepare): Promise<Running> {
  const { url, token, stop } = await startServer({ server: 'gateway', scale: 1, folder });
  const ask: Ask = async (query, input) => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { input } }),
    });
    return (await answer.json()) as Answer;
  };
  return { ...repeated(await prepare(ask)), stop };
}

async function created(ask: Ask, name: string, tags: readonly string[] = []) {
  const { data, errors } = await ask(CREATE, { name, tags, kind: 'person' });
  deepEqual(errors, undefined);
  return data!.createCustomer!.customer!;
}

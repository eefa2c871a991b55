import fc from 'fast-check';
import { INSIDE } from '../inside.ts';
import { requests, type Target } from './requests.ts';
import { exchange, statusOf } from './wire.ts';

/** Names a few records of each kind. */
export const idsQuery = `{
  customers(first: 5) { nodes { id } } products(first: 5) { nodes { id } }
  deals(first: 5) { nodes { id } } invoices(first: 5) { nodes { id } }
  users(first: 5) { nodes { id } } projects(first: 5) { nodes { id } }
}`;

interface Listed {
  nodes: { id: string }[];
}

export const idsIn = (data: object): string[] =>
  Object.values(data as Record<string, Listed>).flatMap(({ nodes }) => nodes.map(({ id }) => id));

interface Fuzzing extends Target {
  url: string;
  seed: number;
  count: number;
}

export interface Fuzzed {
  /** The number of answers with each status; 0 is the status where the connection was closed without one. */
  statuses: Map<number, number>;
}

/**
 * Sends requests that follow from the seed. Rejects with the smallest one that brings an answer of the gateway's
 * fault, or one that tells of its inside.
 */
export async function fuzz({ url, seed, count, ...target }: Fuzzing): Promise<Fuzzed> {
  const statuses = new Map<number, number>();
  const property = fc.asyncProperty(requests(target), async (sent) => {
    const answer = await exchange(url, sent);
    const status = statusOf(answer);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const problem = problemOf(status, answer);
    if (problem) throw new Error(`${problem}\n${sent.toString('latin1')}\n=>\n${answer}`);
  });
  await fc.assert(property, {
    seed,
    numRuns: count,
    asyncReporter: async ({ failed, counterexamplePath, errorInstance: cause }) => {
      if (failed) throw new Error(`With the seed ${seed}, at ${counterexamplePath}`, { cause });
    },
  });
  return { statuses };
}

function problemOf(status: number, answer: string): string | undefined {
  if (status >= 500) return `The gateway failed: ${status}`;
  const inside = INSIDE.exec(answer)?.[0];
  return inside && `The answer has: ${inside}`;
}

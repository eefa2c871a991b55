import { buildBefore, commitBefore } from './before.ts';
import { type Contender, type Entry, isCheck } from './entry.ts';
import { overHttp } from './over-http.ts';
import { built } from './start-server.ts';

const DECLARED = 'records: @reference names the record that a field refers to';
const WANTED = 0.95;

const request = {
  method: 'POST' as const,
  path: '/graphql',
  body: {
    query: `
      query Deals($first: Int) {
        deals(first: $first) {
          nodes { id title stage customer { id name } owner { id name } lossReason { id name } }
        }
      }
    `,
    variables: { first: 20 },
  },
};

/** A list with three references, against the commit before they were declared, or another that is named. */
export async function referenceEntries(commit?: string): Promise<Entry[]> {
  return [
    {
      name: '20 deals with three references',
      unit: 'requests/s',
      contenders: [
        contender('gateway', built),
        ...(isCheck ? [] : [await contenderBefore(commit ?? commitBefore(DECLARED))]),
      ],
    },
  ];
}

const contenderBefore = async (commit: string): Promise<Contender> => ({
  ...contender('before', await buildBefore(commit)),
  answersLikeFirst: true,
  wanted: WANTED,
});

const contender = (name: string, folder: string): Contender => ({
  name,
  start: () => overHttp({ server: 'gateway', scale: 2, request, folder }),
});

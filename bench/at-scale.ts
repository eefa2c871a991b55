import { type Entry, isCheck } from './entry.ts';
import { type Asked, inProcess, type LocalGateway, localGateway } from './in-process.ts';

/** The scale of 102,000 customers, 68,000 deals, 130,900 invoices and so on. */
export const LARGE = isCheck ? 3 : 1700;
const PAGE = 20;
const STEP = 100;
const DEEP = 0.9;

const pageQuery = (list: string) =>
  `query ($first: Int, $after: String) {
    ${list}(first: $first, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } }
  }`;

async function deepPage(gateway: LocalGateway, list: string): Promise<Asked> {
  const counted = await gateway.ask({ query: `{ ${list} { totalCount } }` });
  const steps = Math.floor((totalIn(counted, list) * DEEP) / STEP);
  const query = pageQuery(list);
  let after: string | null = null;
  for (let step = 0; step < steps; step += 1) {
    const page: Record<string, { pageInfo: { endCursor: string } }> = await gateway.ask({
      query,
      variables: { first: STEP, after },
    });
    after = page[list]!.pageInfo.endCursor;
  }
  return { query, variables: { first: PAGE, after } };
}

const totalIn = (data: object, list: string) =>
  (data as Record<string, { totalCount: number }>)[list]!.totalCount;

export async function listEntries(): Promise<Entry[]> {
  const gateway = await localGateway(LARGE);
  const long: string[] = [];
  for (const list of gateway.connections) {
    const counted = await gateway.ask({ query: `{ ${list} { totalCount } }` });
    if (totalIn(counted, list) >= LARGE) long.push(list);
  }
  return long.map((list) => ({
    name: `${list}, a page of ${PAGE} at ${LARGE} times the demo data`,
    unit: 'pages/s',
    contenders: [
      {
        name: 'at the front',
        start: () =>
          inProcess(LARGE, () => ({ query: pageQuery(list), variables: { first: PAGE } })),
      },
      {
        name: 'at the deep end',
        start: () => inProcess(LARGE, (each) => deepPage(each, list)),
        atMost: 1.5,
      },
    ],
  }));
}

const searching = { query: '{ search(text: "mar") { kind id title } }' };

export const searchEntry: Entry = {
  name: 'search for a start of words',
  unit: 'searches/s',
  contenders: [
    { name: 'in the demo data', start: () => inProcess(1, () => searching) },
    {
      name: `in ${LARGE} times as much`,
      start: () => inProcess(LARGE, () => searching),
      atMost: 5,
    },
  ],
};

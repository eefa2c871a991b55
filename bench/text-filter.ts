import { sql } from 'kysely';
import { declarationOf } from '../gateway/records/declarations.ts';
import { listRecords, type RecordRow } from '../gateway/records/read/read.ts';
import type { Db } from '../gateway/database/database.ts';
import { type Page, pageOf } from '../gateway/database/paging.ts';
import { LARGE } from './at-scale.ts';
import type { Entry } from './entry.ts';
import { localGateway, repeated } from './in-process.ts';

const order = { column: 'nameKey', direction: 'ascending' } as const;
const request = { first: 20 };
const listed = { declaration: declarationOf('Customer') };

/** Folded words, and the factor by which they are wanted to be faster than with `like`. */
const texts: [finds: string, text: string, wanted: number][] = [
  ['nothing', 'zuqx', 10],
  ['one', '3917487500014', 5],
  ['over a thousand', 'queiros ltda', 1],
  ['most', 'a', 0.7],
  ['half', 'correio.test', 0.7],
  ['few, of one or two characters each', 'q9 7_', 5],
  ['few, of ten words', 'pad aria est rela nor te que iros tda 0', 2],
];

export const textFilterEntries: Entry[] = texts.map(([finds, text, wanted]) => ({
  name: `customers by a text that finds ${finds}, a page and their number, of ${(60 * LARGE).toLocaleString('en')}`,
  unit: 'lists/s',
  contenders: [
    {
      name: 'as the gateway does',
      start: () => listing((db) => listRecords(db, listed, { filter: { text }, ...request })),
    },
    {
      name: 'by like alone',
      start: () => listing((db) => listByLike(db, text)),
      answersLikeFirst: true,
      wanted,
    },
  ],
}));

async function listing(list: (db: Db) => Promise<Page<RecordRow>>) {
  const { db } = await localGateway(LARGE);
  return repeated(async () => {
    const page = await list(db);
    return { ids: page.nodes.map(({ id }) => id), total: await page.countAll() };
  });
}

/** Filters a text as the gateway did before it had an index. */
function listByLike(db: Db, text: string): Promise<Page<RecordRow>> {
  let query = db.selectFrom('customers').selectAll();
  for (const word of text.split(' ')) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(sql<boolean>`search_text like ${pattern} escape '\\'`);
  }
  return pageOf(query, order, request);
}

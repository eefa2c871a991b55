import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

const ROWS = 40_000;
const ALIASES = 20;
/** Requests that are answered before the large one is read, or in the turn in which it ends. */
const FEW = 2;

/** An SQLite query blocks the whole process. */
describe.runIf(process.env.STORE === 'SQLite')('while one request reads much', () => {
  let gateway: TestGateway;
  let origin: string;
  let headers: Record<string, string>;
  beforeAll(async () => {
    gateway = await startGateway();
    const { db } = gateway.store;
    const [row] = await db.selectFrom('projects').selectAll().limit(1).execute();
    const columns = Object.keys(row!).filter((name) => name !== 'id');
    const rest = sql.join(columns.map((name) => sql.ref(name)));
    await sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${ROWS})
      insert into projects (id, ${rest}) select 'many-' || n, ${rest} from numbers
      join projects on projects.id = ${row!.id}`.execute(db);
    origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    headers = {
      authorization: `Bearer ${await gateway.tokenFor('SA')}`,
      'content-type': 'application/json',
    };
  });
  afterAll(() => gateway.stop());

  const ask = async (query: string) => {
    const body = JSON.stringify({ query });
    return (await fetch(`${origin}/graphql`, { method: 'POST', headers, body })).json();
  };

  /** Returns how many small requests, one after the other, are answered before the large one. */
  async function answeredDuring(large: Promise<unknown>): Promise<number> {
    let isRunning = true;
    const end = large.finally(() => (isRunning = false));
    let answered = 0;
    while (isRunning) {
      expect(await ask('{ me { role } }')).toEqual({ data: { me: { role: 'SA' } } });
      if (isRunning) answered += 1;
    }
    await end;
    return answered;
  }

  it('others are answered between the fields of a query', async () => {
    const fields = Array.from(
      { length: ALIASES },
      (_, at) =>
        `f${at}: projects(first: 1, filter: { text: "e a o i u r s t n d" }) { totalCount }`,
    );
    const large = ask(`{ ${fields.join('\n')} }`);
    expect(await answeredDuring(large)).toBeGreaterThan(FEW);
    expect(((await large) as { errors?: unknown }).errors).toBeUndefined();
  });

  it('others are answered between the pages of an export', async () => {
    const large = fetch(`${origin}/api/projects.csv`, { headers }).then((answer) => answer.text());
    expect(await answeredDuring(large)).toBeGreaterThan(FEW);
    expect((await large).split('\r\n').length).toBeGreaterThan(ROWS);
  });
});

import { expect, it } from 'vitest';
import { hasSql, testsWithoutSql } from './own-sql.ts';

it.each([
  "import { sql } from 'kysely';",
  "import type { ExpressionBuilder } from 'kysely';",
  "import {\n  grouped,\n  newId,\n} from '../../database/grouping.ts';",
  "const rows = await db\n    .selectFrom('todos')\n    .execute();",
  "await trx.deleteFrom('views').execute();",
])('%j speaks to the store', (text) => {
  expect(hasSql(text)).toBe(true);
});

it.each([
  "import type { Store } from '../database/database.ts';",
  "import { answer } from '../http/answer.ts';\n/** Reads what the database/ folder made. */",
])('%j does not', (text) => {
  expect(hasSql(text)).toBe(false);
});

it('REST has no SQL of its own, and what stores records has', () => {
  const once = testsWithoutSql();
  expect(once).toContain('gateway/rest/**/*.test.ts');
  for (const folder of ['database', 'records', 'csv', 'http', 'domains/invoices'])
    expect(once).not.toContain(`gateway/${folder}/**/*.test.ts`);
});

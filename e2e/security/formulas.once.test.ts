import papaparse from 'papaparse';
import { expect, it, onTestFinished } from 'vitest';
import { declarations } from '../../gateway/records/declarations.ts';
import { domains } from '../../gateway/server/domains.ts';
import { bearer } from '../../gateway/testing/identities.ts';
import { startGateway } from '../../gateway/testing/test-gateway.ts';

const FORMULA = '=HYPERLINK("http://evil.test","a")';

/** The table of each list, and its column that people write: the title, unless the gateway makes it. */
const columns = [
  ['activities', 'activities', 'title'],
  ['cards', 'cards', 'title'],
  ['invoices', 'invoices', 'buyerName'],
  ['trash', 'activityChanges', 'title'],
  ...[...declarations.values()]
    .filter(({ kind, listed }) => listed && kind !== 'Invoice')
    .map(({ many, title, fields }) => [
      many,
      many,
      fields.find(({ name }) => name === title)!.column,
    ]),
] as [list: string, table: string, column: string][];

it('no cell of any exported list is a formula', async () => {
  const lists = domains.flatMap(({ exports = [] }) => exports).map(({ list }) => list);
  expect(columns.map(([list]) => list).toSorted()).toEqual(lists.toSorted());
  const gateway = await startGateway();
  onTestFinished(() => gateway.stop());
  const token = await gateway.demoTokenFor('SA');
  const { data } = await gateway.graphql(
    '{ boards(first: 1) { nodes { id } } projects(first: 1) { nodes { id } } }',
    {},
    token,
  );
  const remove = 'mutation ($id: ID!) { deleteProject(input: { id: $id }) { id } }';
  await gateway.graphql(remove, { id: data?.projects.nodes[0].id }, token);
  for (const [, table, column] of columns) {
    await gateway.store.db
      .updateTable(table as 'boards')
      .set({ [column as 'title']: FORMULA })
      .execute();
  }
  // The gateway's own notifications are told by their code; a program's by its title.
  await gateway.store.db.updateTable('notifications').set({ code: null }).execute();
  const filter = JSON.stringify({ boardId: data?.boards.nodes[0].id as string });
  for (const [list] of columns) {
    const query = list === 'cards' ? `?filter=${encodeURIComponent(filter)}` : '';
    for (const [lang, delimiter] of [
      ['en', ','],
      ['pt-BR', ';'],
    ] as const) {
      const url = `/api/${list}.csv${query}${query ? '&' : '?'}lang=${lang}`;
      const { body } = await gateway.app.inject({ url, headers: bearer(token) });
      const cells = papaparse.parse<string[]>(body, { delimiter }).data.flat();
      expect([url, cells.includes(`'${FORMULA}`)]).toEqual([url, true]);
      const formulas = cells.filter((cell) => /^\s*[=+@]|^-\D/.test(cell));
      expect([url, formulas]).toEqual([url, []]);
    }
  }
});

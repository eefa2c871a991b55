import { expect, it } from 'vitest';
import { oldStore } from '../../testing/old-store.ts';
import { migrate } from '../migrate.ts';
import { textConditions } from '../text-search.ts';

it('files that are there are found by the words of their names', async () => {
  const { store, db, filled } = await oldStore('0098-notes-of-cards');
  await filled('accounts', { id: 'ana', email: 'ana@example.test', role: 'SA' });
  for (const [id, name] of [
    ['f1', 'Orçamento da VITRINE.pdf'],
    ['f2', 'Medidas.csv'],
  ] as const) {
    await filled('file_contents', { id, account_id: 'ana', bytes: Buffer.from('a') });
    await filled('files', { id, name, account_id: 'ana' });
  }
  await migrate(store);
  const found = async (text: string) => {
    const terms = await textConditions(db, 'files', text);
    const query = db.selectFrom('files').select('id');
    return (await terms.reduce((some, term) => some.where(term), query).execute()).map(
      ({ id }) => id,
    );
  };
  expect(await found('orcamento vitrine')).toEqual(['f1']);
  expect(await found('ORÇA')).toEqual(['f1']);
  expect(await found('medi')).toEqual(['f2']);
  await store.close();
});

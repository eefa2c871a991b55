import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { oldStore } from '../../testing/old-store.ts';
import { migrate } from '../migrate.ts';

const at = '2026-11-27T12:00:00.000Z';
const file = (id: string, recordId: string | null) => ({
  ...{ id, name: `${id}.pdf`, type: 'application/pdf', size: 1, sha256: '', accountId: 'ana' },
  ...{ isShared: 1, recordKind: recordId && 'Customer', recordId, createdAt: at },
});
const fileCopy = (id: string, recordId: string | null) =>
  JSON.stringify({ row: file(id, recordId), parts: {}, links: {} });
const customerCopy = (id: string, files: string[]) =>
  JSON.stringify({ row: { id, name: 'Sol' }, parts: {}, links: { 'files.recordId': files } });

it('files stay on their records, read by the rights of these alone, and history tells of attachments', async () => {
  const { store, db, filled } = await oldStore('0093-filters-and-duplicates');
  await filled('accounts', { id: 'ana', email: 'ana@example.test', role: 'SA' });
  for (const [id, recordId] of [
    ['f1', 'sol'],
    ['f2', null],
  ] as const) {
    await filled('file_contents', { id, account_id: 'ana', bytes: Buffer.from('a') });
    const on = { record_kind: recordId && 'Customer', record_id: recordId };
    await filled('files', { id, account_id: 'ana', is_shared: 1, name: `${id}.pdf`, ...on });
  }
  const changes: [activity: string, kind: string, id: string, ...(string | null)[]][] = [
    ['deleted', 'File', 'f3', 'deleted', fileCopy('f3', 'sol'), null],
    ['made', 'File', 'f1', 'created', null, fileCopy('f1', 'lua')],
    ['made', 'File', 'f2', 'created', null, fileCopy('f2', null)],
    ['merged', 'Customer', 'lua', 'deleted', customerCopy('lua', ['f1']), null],
    ['merged', 'File', 'f1', 'updated', fileCopy('f1', 'lua'), fileCopy('f1', 'sol')],
    ['other', 'Customer', 'sol', 'created', null, customerCopy('sol', [])],
  ];
  for (const [position, [id, kind, recordId, action, before, after]] of changes.entries()) {
    const known = await db.selectFrom('activities').select('id').where('id', '=', id).execute();
    if (known.length === 0) await filled('activities', { id, action, kind, at });
    const of = { activity_id: id, position, kind, record_id: recordId, title: recordId };
    await filled('activity_changes', { ...of, action, before, after });
  }
  await migrate(store);
  expect(await db.selectFrom('attachments').selectAll().execute()).toMatchObject([
    { id: 'f1-1', fileId: 'f1', recordKind: 'Customer', recordId: 'sol', name: 'f1.pdf' },
  ]);
  const shared = await db.selectFrom('files').select(['id', 'isShared']).orderBy('id').execute();
  expect(shared).toEqual([
    { id: 'f1', isShared: 0 },
    { id: 'f2', isShared: 1 },
  ]);
  const { rows } = await sql<Record<string, string>>`select activity_id, kind, record_id, action,
      title, before, after from activity_changes order by activity_id, position`.execute(db);
  const told = rows.map(({ activityId, kind, recordId, action, title }) =>
    [activityId, kind, recordId, action, title].join(),
  );
  expect(told).toEqual([
    'deleted,File,f3,deleted,f3',
    'deleted,Attachment,f3-1,deleted,f3',
    'made,File,f1,created,f1',
    'made,File,f2,created,f2',
    'made,Attachment,f1-1,created,f1',
    'merged,Customer,lua,deleted,lua',
    'merged,Attachment,f1-1,updated,f1',
    'other,Customer,sol,created,sol',
  ]);
  const copies = rows.map(({ before, after }) => [parse(before), parse(after)]);
  const copy = (index: number, side: 0 | 1) => copies[index]![side];
  expect(copy(0, 0)?.row).toMatchObject({ id: 'f3', isShared: 0 });
  expect(copy(3, 1)?.row).toMatchObject({ id: 'f2', isShared: 1 });
  expect(copies[6]).toMatchObject([
    { row: { fileId: 'f1', recordKind: 'Customer', recordId: 'lua', noteId: null } },
    { row: { fileId: 'f1', recordId: 'sol', name: 'f1.pdf', accountId: 'ana', createdAt: at } },
  ]);
  expect(copy(5, 0)?.links).toEqual({ 'attachments.recordId': ['f1-1'] });
  expect(copy(7, 1)?.links).toEqual({});
  for (const index of [0, 2, 3]) {
    expect(JSON.stringify(copies[index])).not.toMatch(/recordId|recordKind/);
  }
  await store.close();
});

interface Copy {
  row: object;
  links: Record<string, string[]>;
}

const parse = (json: string | null | undefined) => JSON.parse(json ?? 'null') as Copy | null;

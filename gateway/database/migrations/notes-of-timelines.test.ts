import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { oldStore } from '../../testing/old-store.ts';
import { migrate } from '../migrate.ts';

const at = (minute: number) => `2026-11-27T12:${String(minute).padStart(2, '0')}:00.000Z`;
const byAna = { account_id: 'ana', account_name: 'Ana' };
const byNobody = { account_id: null, account_name: null };

const oldNote = (id: string, text: string, customerId = 'sol') => ({
  ...{ id, customerId, at: at(1), accountId: 'ana', accountName: 'Ana', text },
});
const customer = (id: string, notes: object[]) =>
  JSON.stringify({ row: { id, name: 'Sol' }, parts: { customerNotes: notes }, links: {} });
const entry = (id: string, kind: string, text: string | null) => ({
  ...{ id, dealId: 'd1', position: 1, at: at(2), accountId: 'ana', accountName: 'Ana' },
  ...{ kind, text, fromStage: null, toStage: kind === 'stage' ? 'lead' : null },
});
const deal = (entries: object[]) =>
  JSON.stringify({ row: { id: 'd1', title: 'Mesas' }, parts: { dealEntries: entries }, links: {} });

it('notes on customers and deals become notes, in order, with their authors and times', async () => {
  const { store, db, filled } = await oldStore('0091-note-edits');
  await filled('accounts', { id: 'ana', email: 'ana@example.test', role: 'SA' });
  await filled('customers', { id: 'sol' });
  await filled('deals', { id: 'd1' });
  for (const [id, author, minute] of [
    ['n1', byAna, 1],
    ['n2', byNobody, 2],
  ] as const) {
    const of = { customer_id: 'sol', at: at(minute), text: `Nota ${id}` };
    await filled('customer_notes', { id, ...author, ...of });
  }
  for (const [id, kind, position] of [
    ['s1', 'stage', 1],
    ['z', 'note', 2],
    ['a', 'note', 3],
  ] as const) {
    const of = { deal_id: 'd1', position, at: at(3), kind, text: `Nota ${id}` };
    await filled('deal_entries', { id, ...byAna, ...of });
  }
  await migrate(store);
  const notes = await db
    .selectFrom('notes')
    .selectAll()
    .orderBy('recordKind')
    .orderBy('at')
    .execute();
  expect(notes).toMatchObject([
    { id: 'n1', recordKind: 'Customer', recordId: 'sol', accountName: 'Ana', at: at(1) },
    { id: 'n2', accountId: '', accountName: '', text: 'Nota n2', at: at(2), version: 1 },
    { id: 'z', recordKind: 'Deal', recordId: 'd1', accountId: 'ana', at: at(3), editedAt: null },
    { id: 'a', at: '2026-11-27T12:03:00.001Z' },
  ]);
  expect(await db.selectFrom('dealEntries').select('id').execute()).toEqual([{ id: 's1' }]);
  await store.close();
});

it('their history tells of notes of their own', async () => {
  const { store, db, filled } = await oldStore('0091-note-edits');
  const changes: [string, string, string | null, string | null][] = [
    ['noted', 'updated', customer('sol', []), customer('sol', [oldNote('n1', 'Um.')])],
    ['deleted', 'deleted', customer('sol', [oldNote('n1', 'Um.')]), null],
    ['forgotten', 'updated', null, null],
  ];
  for (const [id, action, before, after] of changes) {
    await filled('activities', { id, action, kind: 'Customer', title: 'Sol', at: at(1) });
    const of = { activity_id: id, position: 0, kind: 'Customer', record_id: 'sol' };
    await filled('activity_changes', { ...of, action, title: 'Sol', before, after });
  }
  await filled('activities', { id: 'merged', action: 'updated', kind: 'Customer', at: at(2) });
  const merged = [
    ['sol', 'updated', customer('sol', []), customer('sol', [oldNote('n2', 'Dois.')])],
    ['lua', 'deleted', customer('lua', [oldNote('n2', 'Dois.', 'lua')]), null],
  ] as const;
  for (const [position, [record_id, action, before, after]] of merged.entries()) {
    const of = { activity_id: 'merged', position, kind: 'Customer', record_id };
    await filled('activity_changes', { ...of, action, before, after, undone_by: 'undo' });
  }
  await filled('activities', { id: 'won', action: 'updated', kind: 'Deal', at: at(2) });
  await filled('activity_changes', {
    ...{ activity_id: 'won', position: 0, kind: 'Deal', record_id: 'd1', action: 'updated' },
    before: deal([entry('s1', 'stage', null)]),
    after: deal([entry('s1', 'stage', null), entry('n3', 'note', 'Três.')]),
  });
  await migrate(store);
  const { rows } = await sql<Record<string, string>>`select activity_id, kind, record_id, action,
      title, undone_by, before, after from activity_changes order by activity_id, position`.execute(
    db,
  );
  const told = rows.map(({ activityId, kind, recordId, action, undoneBy }) =>
    [activityId, kind, recordId, action, undoneBy].join(),
  );
  expect(told).toEqual([
    'deleted,Customer,sol,deleted,',
    'deleted,Note,n1,deleted,',
    'forgotten,Customer,sol,updated,',
    'merged,Customer,sol,updated,undo',
    'merged,Customer,lua,deleted,undo',
    'merged,Note,n2,updated,undo',
    'noted,Note,n1,created,',
    'won,Note,n3,created,',
  ]);
  expect(JSON.stringify(rows)).not.toContain('customerNotes');
  const merge = rows.find(({ activityId, kind }) => activityId === 'merged' && kind === 'Note')!;
  expect(JSON.parse(merge.before!)).toMatchObject({
    row: { recordKind: 'Customer', recordId: 'lua' },
  });
  expect(JSON.parse(merge.after!)).toMatchObject({ row: { recordId: 'sol', text: 'Dois.' } });
  const activities = await db.selectFrom('activities').select(['id', 'kind', 'title']).execute();
  expect(activities).toContainEqual({ id: 'noted', kind: 'Note', title: 'Um.' });
  expect(activities).toContainEqual({ id: 'deleted', kind: 'Customer', title: 'Sol' });
  await store.close();
});

const comment = (id: string, time: string, uid = 'ana') => ({
  ...{ id, cardId: 'c1', position: 0, uid, text: `Nota ${id}`, time },
});
const holding = (row: object, comments: object[]) =>
  JSON.stringify({ row, parts: { cardMembers: [], cardComments: comments }, links: {} });

it('comments on cards become notes, in order, with their authors and times', async () => {
  const { store, db, filled } = await oldStore('0097-mentions');
  await filled('board_members', { id: 'ana', name: 'Ana' });
  await filled('boards', { id: 'b1' });
  await filled('board_columns', { id: 'l1', board_id: 'b1' });
  await filled('cards', { id: 'c1', column_id: 'l1' });
  for (const [position, id, minute] of [
    [0, 'z', 3],
    [1, 'a', 3],
    [2, 'b', 4],
  ] as const) {
    const of = { card_id: 'c1', position, uid: 'ana', text: `Nota ${id}`, time: at(minute) };
    await filled('card_comments', { id, ...of });
  }
  const card = { id: 'c1', title: 'Lona' };
  const activities: [id: string, changes: [string, string, string | null, string | null][]][] = [
    ['said', [['Card', 'updated', holding(card, []), holding(card, [comment('z', at(3))])]]],
    [
      'gone',
      [
        ['BoardColumn', 'deleted', holding({ id: 'l1' }, [comment('z', at(3))]), null],
        ['Card', 'deleted', holding(card, [comment('z', at(3))]), null],
      ],
    ],
    ['moved', [['Card', 'updated', holding(card, [comment('b', at(4), 'nobody')]), null]]],
  ];
  for (const [id, changes] of activities) {
    const [[kind, action]] = changes as [[string, string, string | null, string | null]];
    await filled('activities', { id, action, kind, title: 'Lona', at: at(5) });
    for (const [position, [of, done, before, after]] of changes.entries()) {
      const change = { activity_id: id, position, kind: of, record_id: 'c1', action: done };
      await filled('activity_changes', { ...change, title: 'Lona', before, after });
    }
  }
  await migrate(store);
  const notes = await db.selectFrom('notes').selectAll().orderBy('at').execute();
  expect(notes).toMatchObject([
    { id: 'z', recordKind: 'Card', recordId: 'c1', accountId: 'ana', accountName: 'Ana' },
    { id: 'a', at: '2026-11-27T12:03:00.001Z', text: 'Nota a' },
    { id: 'b', at: at(4), editedAt: null },
  ]);
  const { rows } = await sql<Record<string, string>>`select activity_id, kind, record_id, action,
      before, after from activity_changes order by activity_id, position`.execute(db);
  expect(
    rows.map(({ activityId, kind, recordId, action }) =>
      [activityId, kind, recordId, action].join(),
    ),
  ).toEqual([
    'gone,BoardColumn,c1,deleted',
    'gone,Card,c1,deleted',
    'gone,Note,z,deleted',
    'moved,Card,c1,updated',
    'moved,Note,b,deleted',
    'said,Note,z,created',
  ]);
  expect(JSON.stringify(rows)).not.toContain('cardComments');
  expect(JSON.parse(rows.find(({ activityId }) => activityId === 'said')!.after!)).toMatchObject({
    row: { recordKind: 'Card', recordId: 'c1', accountName: 'Ana', at: at(3), version: 1 },
  });
  await store.close();
});

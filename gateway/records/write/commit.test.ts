import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changesByActivityIds } from '../history/activities.store.ts';
import { refusalIn } from '../../errors/errors.ts';
import type { Db } from '../../database/database.ts';
import { heldOf, makeSampleTables, sample } from '../../testing/sample-records.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { createChange, deleteChange, updateChange } from './changes.ts';
import { commit } from './commit.ts';
import type { Reaction } from './unit-of-work.ts';
import { readSnapshot } from './snapshots.ts';
import { inverseChange } from '../history/restoration.ts';
import { StaleVersion } from './stale-version.ts';

let gateway: TestGateway;
let db: Db;
let by: { db: Db; reactions: Reaction[] };

beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  ({ db } = gateway.store);
  by = { db, reactions: [] };
  await makeSampleTables(db);
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  by.reactions = [];
  await db.deleteFrom('samples').execute();
});

const make = (...ids: string[]) =>
  commit(by, ({ write }) => write(ids.map((id) => createChange(sample, heldOf(id)))));
const copy = (id: string) => readSnapshot(db, sample, id);
const retitle = (id: string, title: string, version?: number) =>
  commit(by, async ({ write, activityId }) => {
    await write([updateChange(sample, { id, version }, () => ({ row: { title } }))]);
    return activityId;
  });
const refusal = (change: Promise<unknown>) =>
  change.then(
    () => undefined,
    (error: unknown) => refusalIn(error),
  );

describe('records.commit', () => {
  it('makes, changes and deletes a record with what belongs to it, and writes down what it was', async () => {
    await make('one');
    expect(await copy('one')).toMatchObject({
      row: { title: 'Title one', titleKey: 'Title one/2', version: 1 },
      parts: { sampleLines: [{ position: 0 }, { position: 1 }], sampleNotes: [{ id: 'note-one' }] },
    });
    const changed = await commit(by, async ({ activityId, write }) => {
      const lines = [{ sampleId: 'one', position: 0, text: 'Alone' }];
      const [state] = await write([
        updateChange(sample, { id: 'one' }, () => ({ parts: { sampleLines: lines } })),
      ]);
      return { activityId, row: state!.row };
    });
    expect(changed.row).toMatchObject({ titleKey: 'Title one/1', version: 2 });
    const told = (await changesByActivityIds(db, [changed.activityId])).get(changed.activityId)!;
    expect(told).toMatchObject([{ kind: 'Sample', recordId: 'one', title: 'Title one' }]);
    expect(JSON.parse(told[0]!.before!)).toMatchObject({ row: { version: 1 } });
    await commit(by, ({ write }) => write([deleteChange(sample, { id: 'one' })]));
    expect(await copy('one')).toBeUndefined();
    expect(await db.selectFrom('sampleLines').selectAll().execute()).toEqual([]);
  });

  it('writes nothing down when a change leaves its record as it was', async () => {
    await make('one', 'two');
    const recorded = () => db.selectFrom('activities').select('id').execute();
    const before = await recorded();
    const change = (...titles: [string, string][]) =>
      commit(by, async ({ activityId, write }) => {
        const changes = titles.map(([id, title]) =>
          updateChange(sample, { id }, () => ({ row: { title } })),
        );
        const [state] = await write(changes);
        return { activityId, row: state!.row };
      });
    const same = await change(['one', 'Title one']);
    expect(same).toMatchObject({ activityId: '', row: { title: 'Title one', version: 1 } });
    expect(await recorded()).toEqual(before);
    await expect(retitle('one', 'Title one', 7)).rejects.toThrow(StaleVersion);
    const { activityId } = await change(['one', 'Title one'], ['two', 'Another']);
    const told = (await changesByActivityIds(db, [activityId])).get(activityId);
    expect(told).toMatchObject([{ recordId: 'two' }]);
  });

  it('makes each of several records another in as many statements as for two', async () => {
    const ids = Array.from({ length: 40 }, (_each, index) => `many-${index}`);
    await make('few-0', 'few-1', ...ids);
    const statements = async (changed: readonly string[]) => {
      let count = 0;
      const counted = gateway.store.dbFor(() => (count += 1));
      await commit({ db: counted, reactions: [] }, ({ write }) =>
        write(
          changed.map((id, index) =>
            updateChange(sample, { id }, ({ row, parts }) => ({
              row: { title: `${row.title}!`, amount: index },
              parts: { sampleLines: parts.sampleLines.slice(index % 2) },
            })),
          ),
        ),
      );
      return count;
    };
    expect(await statements(ids)).toBe(await statements(['few-0', 'few-1']));
    expect(await copy('many-39')).toMatchObject({
      row: { title: 'Title many-39!', amount: 39, version: 2 },
      parts: { sampleLines: [{ position: 1 }] },
    });
  });

  it('leaves the version where nothing changes, or only what has none', async () => {
    await make('one');
    await retitle('one', 'Title one');
    await commit(by, ({ write }) =>
      write([updateChange(sample, { id: 'one' }, () => ({ row: { shelf: 'b' } }))]),
    );
    const note = { id: 'later', sampleId: 'one', text: 'Later' };
    await commit(by, ({ write }) =>
      write([
        updateChange(sample, { id: 'one' }, ({ parts }) => ({
          parts: { sampleNotes: [...parts.sampleNotes, note] },
        })),
      ]),
    );
    expect(await copy('one')).toMatchObject({
      row: { shelf: 'b', version: 1 },
      parts: { sampleNotes: [{ id: 'later' }, { id: 'note-one' }] },
    });
  });

  it('refuses what a rule, a reference or another record forbids, and keeps nothing', async () => {
    await make('one', 'two');
    expect(await refusal(retitle('one', ''))).toMatchObject({ fields: { title: 'is empty' } });
    await expect(retitle('one', 'Else', 7)).rejects.toThrow(StaleVersion);
    expect(await refusal(retitle('none', 'Else'))).toMatchObject({ message: 'Sample not found' });
    const boxed = commit(by, ({ write }) =>
      write([createChange(sample, heldOf('three', { boxId: 'no-box' }))]),
    );
    expect(await refusal(boxed)).toMatchObject({ fields: { boxId: 'is not a box' } });
    const taken = commit(by, ({ write }) =>
      write([
        updateChange(sample, { id: 'one' }, () => ({ row: { title: 'Written first' } })),
        updateChange(sample, { id: 'two' }, () => ({ row: { code: 'code-one' } })),
      ]),
    );
    expect(await refusal(taken)).toMatchObject({ fields: { code: 'fell' } });
    const correction = { id: 'two', isCorrection: true };
    const same = commit(by, ({ write }) =>
      write([updateChange(sample, correction, () => ({ row: { code: 'code-one' } }))]),
    );
    expect(await refusal(same)).toMatchObject({
      code: 'CONFLICT',
      message: 'A sample with this code already exists',
      fields: { code: 'is taken' },
    });
    expect(await refusal(make('one'))).toMatchObject({ fields: { id: 'is taken' } });
    expect(await copy('one')).toMatchObject({ row: { title: 'Title one', version: 1 } });
  });

  it('moves rows of a log from a record that goes to one that stays', async () => {
    await make('one', 'two');
    await commit(by, async ({ lock, write }) => {
      const locked = await lock(sample, ['one', 'two']);
      const notes = [...locked.values()].flatMap(({ parts }) => parts.sampleNotes);
      await write([
        updateChange(sample, { id: 'one' }, () => ({
          parts: { sampleNotes: notes.map((note) => ({ ...note, sampleId: 'one' })) },
        })),
        deleteChange(sample, { id: 'two' }),
      ]);
    });
    expect((await copy('one'))!.parts.sampleNotes).toMatchObject([
      { id: 'note-one', sampleId: 'one' },
      { id: 'note-two', sampleId: 'one' },
    ]);
  });

  it('tells reactions what became of each record, and history nothing of what only follows', async () => {
    await make('one', 'two');
    const seen: unknown[] = [];
    by.reactions = [
      async ({ writeWithoutHistory }, changes) => {
        seen.push(...changes.map(({ id, after }) => [id, after?.row.title]));
        await writeWithoutHistory([
          updateChange(sample, { id: 'two' }, () => ({ row: { shelf: 'followed' } })),
        ]);
      },
    ];
    const activityId = await retitle('one', 'Else');
    expect(seen).toEqual([['one', 'Else']]);
    expect(await copy('two')).toMatchObject({ row: { shelf: 'followed' } });
    const told = (await changesByActivityIds(db, [activityId])).get(activityId)!;
    expect(told.map(({ recordId }) => recordId)).toEqual(['one']);
  });

  it('takes a change back by its difference where a column counts, and keeps what was noted since', async () => {
    await make('one');
    const before = await copy('one');
    await commit(by, ({ write }) =>
      write([updateChange(sample, { id: 'one' }, () => ({ row: { title: 'Else', amount: 7 } }))]),
    );
    const after = await copy('one');
    await commit(by, ({ write }) =>
      write([
        updateChange(sample, { id: 'one' }, ({ parts }) => ({
          row: { amount: 5 },
          parts: {
            sampleNotes: [...parts.sampleNotes, { id: 'since', sampleId: 'one', text: 'Since' }],
          },
        })),
      ]),
    );
    const back = inverseChange(sample, { id: 'one', before, after, title: 'Else' });
    await commit(by, ({ write }) => write([back]));
    expect(await copy('one')).toMatchObject({
      row: { title: 'Title one', amount: 8, version: 4 },
      parts: { sampleNotes: [{ id: 'note-one' }, { id: 'since' }] },
    });
  });
});

import { expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { startGateway } from '../../testing/test-gateway.ts';
import {
  changesByActivityIds,
  insertActivity,
  insertChanges,
  MOST_LISTED,
} from './activities.store.ts';
import { listOutline } from './restoring.store.ts';

it('an activity keeps more changes than one statement can insert', async () => {
  const gateway = await startGateway({ isEmpty: true });
  const { db } = gateway.store;
  const id = newId();
  const changes = Array.from({ length: 9_000 }, (_, position) => ({
    position,
    kind: 'Notification',
    recordId: `record-${position}`,
    action: 'deleted' as const,
    title: '',
    before: '{}',
    after: null,
    recordOwnerId: null,
    undoneBy: null,
  }));
  const told = { accountId: null, accountName: null, ownerId: null, restores: null };
  const at = '2026-05-01T00:00:00.000Z';
  const activity = { id, at, ...told, action: 'deleted', kind: 'Notification', title: '' } as const;
  await insertActivity(db, activity);
  await insertChanges(db, id, changes);
  const ids = changes.map(({ recordId }) => recordId);
  expect((await listOutline(db, { activityId: id })).map(({ recordId }) => recordId)).toEqual(ids);
  const listed = (await changesByActivityIds(db, [id])).get(id);
  expect(listed?.map(({ recordId }) => recordId)).toEqual(ids.slice(0, MOST_LISTED));
  await gateway.stop();
});

import { requireGroup } from '../../records/access.ts';
import { requireCaller, type Context } from '../../services/context.ts';
import { forbidden, notFound } from '../../errors/errors.ts';
import type {
  CreateViewInput,
  SetDefaultViewInput,
  UpdateViewInput,
} from '../../graphql/generated/resolvers.ts';
import { createRecord, deleteChange, updateRecord } from '../../records/write/changes.ts';
import { commit } from '../../records/write/commit.ts';
import { declarationOf } from '../../records/declarations.ts';
import { patchFromInput, recordFromInput } from '../../records/write/from-input.ts';
import type { ViewRow } from '../../records/generated/rows.ts';
import { viewRecord } from './views.record.ts';
import { deleteDefault, findOpenView, insertDefault } from './views.store.ts';

const declaration = declarationOf('View');

export function makeView(context: Context, input: CreateViewInput): Promise<ViewRow> {
  if (input.isShared) requireGroup(context, 'EDITOR');
  const accountId = requireCaller(context).account.id;
  const state = recordFromInput(declaration, viewRecord, { ...input, accountId });
  return createRecord(context, viewRecord, state as object as { row: ViewRow; parts: object });
}

export function changeView(context: Context, input: UpdateViewInput): Promise<ViewRow> {
  if (input.isShared) requireGroup(context, 'EDITOR');
  return updateRecord(context, viewRecord, { id: input.id }, ({ row }) => {
    requireOwn(context, row);
    return patchFromInput(declaration, viewRecord, { ...input });
  });
}

export function removeView(context: Context, id: string) {
  return commit(context, async ({ activityId, lock, write }) => {
    requireOwn(context, (await lock(viewRecord, [id])).get(id)?.row);
    await write([deleteChange(viewRecord, { id })]);
    return { id, activityId };
  });
}

/** Stores the default view without recording it, because only the account itself sees it. */
export async function chooseDefault(
  context: Context,
  { list, viewId }: SetDefaultViewInput,
): Promise<void> {
  const accountId = requireCaller(context).account.id;
  if (viewId == null) return deleteDefault(context.db, accountId, list);
  const view = await findOpenView(context.db, { accountId, list }, viewId);
  if (!view) throw notFound('View');
  await insertDefault(context.db, { accountId, list, viewId });
}

/** Another's private view does not exist for the caller; a shared one is its owner's to change. */
function requireOwn(context: Context, view: ViewRow | undefined): void {
  if (view?.accountId === requireCaller(context).account.id) return;
  throw view?.isShared ? forbidden() : notFound('View');
}

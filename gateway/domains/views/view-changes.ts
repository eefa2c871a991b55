import { requireGroup } from '../../graphql/access.ts';
import { callerOf, type Context } from '../../graphql/context.ts';
import { given } from '../../graphql/entered.ts';
import { forbidden, invalid, notFound } from '../../graphql/errors.ts';
import type {
  CreateViewInput,
  SetDefaultViewInput,
  UpdateViewInput,
} from '../../graphql/generated/resolvers.ts';
import { creation, removal, updateRecord } from '../../records/changes.ts';
import { commit } from '../../records/commit.ts';
import { newId } from '../../store/new-id.ts';
import { keptQuery, MOST_VIEWS } from './views.rules.ts';
import { countOwn, deleteDefault, findView, insertDefault } from './views.store.ts';
import { viewRecord } from './views.record.ts';
import type { ViewRow } from './views.table.ts';

export function makeView(context: Context, input: CreateViewInput): Promise<ViewRow> {
  const accountId = callerOf(context).account.id;
  if (input.isShared) requireGroup(context, 'EDITOR');
  const row = {
    list: input.list,
    name: input.name.trim(),
    query: keptQuery(input.query),
    isShared: Number(input.isShared),
    accountId,
    id: newId(),
  } as ViewRow;
  return commit(context, async ({ db, write }) => {
    if ((await countOwn(db, row)) >= MOST_VIEWS) {
      throw invalid({ list: `has ${MOST_VIEWS} views of yours, which is the most` });
    }
    const [view] = await write([creation(viewRecord, { row })]);
    return view!.row;
  });
}

export function changeView(context: Context, input: UpdateViewInput): Promise<ViewRow> {
  if (input.isShared) requireGroup(context, 'EDITOR');
  return updateRecord(context, viewRecord, { id: input.id }, ({ row }) => {
    requireOwn(context, row);
    const changes = given({
      name: input.name?.trim(),
      query: input.query == null ? undefined : keptQuery(input.query),
      isShared: input.isShared == null ? undefined : Number(input.isShared),
    });
    return { row: changes };
  });
}

export function removeView(context: Context, id: string): Promise<string> {
  return commit(context, async ({ activityId, lock, write }) => {
    requireOwn(context, (await lock(viewRecord, [id])).get(id)?.row);
    await write([removal(viewRecord, { id })]);
    return activityId;
  });
}

/** Not recorded: only the account itself sees it. */
export async function chooseDefault(
  context: Context,
  { list, viewId }: SetDefaultViewInput,
): Promise<void> {
  const accountId = callerOf(context).account.id;
  if (viewId == null) return deleteDefault(context.db, accountId, list);
  const view = await findView(context.db, viewId);
  const isOpen = view?.list === list && (view.accountId === accountId || view.isShared === 1);
  if (!isOpen) throw notFound('View');
  await insertDefault(context.db, { accountId, list, id: viewId });
}

/** Another's private view does not exist for the caller; a shared one is its owner's to change. */
function requireOwn(context: Context, view: ViewRow | undefined): void {
  if (view?.accountId === callerOf(context).account.id) return;
  throw view?.isShared ? forbidden() : notFound('View');
}

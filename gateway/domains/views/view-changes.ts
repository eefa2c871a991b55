import { requireGroup } from '../../graphql/access.ts';
import { callerOf, type Context } from '../../graphql/context.ts';
import { given } from '../../graphql/entered.ts';
import { forbidden, invalid, notFound, refuseErrors } from '../../graphql/errors.ts';
import type {
  CreateViewInput,
  SetDefaultViewInput,
  UpdateViewInput,
} from '../../graphql/generated/resolvers.ts';
import { recorded } from '../../recording.ts';
import type { Db } from '../../store/database.ts';
import { newId } from '../../store/new-id.ts';
import { derivedFields, keptQuery, MOST_VIEWS, viewErrors } from './views.rules.ts';
import {
  countOwn,
  deleteDefault,
  deleteView,
  findView,
  insertDefault,
  insertView,
  updateView,
} from './views.store.ts';
import { viewRecord, type ViewRow } from './views.table.ts';

export function makeView(context: Context, input: CreateViewInput): Promise<ViewRow> {
  const accountId = callerOf(context).account.id;
  if (input.isShared) requireGroup(context, 'EDITOR');
  const entered = {
    list: input.list,
    name: input.name.trim(),
    query: keptQuery(input.query),
    isShared: Number(input.isShared),
  };
  refuseErrors(viewErrors(entered));
  const view = { ...entered, ...derivedFields(entered), accountId, id: newId() };
  return recorded(context, async ({ db, touch }) => {
    if ((await countOwn(db, view)) >= MOST_VIEWS) {
      throw invalid({ list: `has ${MOST_VIEWS} views of yours, which is the most` });
    }
    await touch(viewRecord, view.id);
    await insertView(db, view);
    return view;
  });
}

export function changeView(context: Context, input: UpdateViewInput): Promise<ViewRow> {
  if (input.isShared) requireGroup(context, 'EDITOR');
  return recorded(context, async ({ db, touch }) => {
    await touch(viewRecord, input.id);
    const stored = await ownView(context, db, input.id);
    const changes = given({
      name: input.name?.trim(),
      query: input.query == null ? undefined : keptQuery(input.query),
      isShared: input.isShared == null ? undefined : Number(input.isShared),
    }) as Partial<ViewRow>;
    const entered = { ...stored, ...changes };
    refuseErrors(viewErrors(entered));
    return (await updateView(db, input.id, { ...changes, ...derivedFields(entered) }))!;
  });
}

export function removeView(context: Context, id: string): Promise<string> {
  return recorded(context, async ({ activityId, db, touch }) => {
    await touch(viewRecord, id);
    await ownView(context, db, id);
    await deleteView(db, id);
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
async function ownView(context: Context, db: Db, id: string): Promise<ViewRow> {
  const view = await findView(db, id);
  if (view?.accountId === callerOf(context).account.id) return view;
  throw view?.isShared ? forbidden() : notFound('View');
}

import type { Config } from '../config/config.ts';
import { daysAgo } from '../formats/days.ts';
import { accountKinds, mayRead, mayReadTitle, unwritableKinds } from '../records/access.ts';
import { idsAttachedTo } from '../records/history/attached-ids.ts';
import { requireCaller } from '../records/caller.ts';
import type { Resolvers } from './generated/resolvers.ts';
import {
  sumByKindAndAction,
  fieldChanges,
  isRestorable,
  knownAction,
  validTime,
  currencyIn,
  isAllDayIn,
} from '../records/history/activities.rules.ts';
import {
  activitiesByIds,
  changeKey,
  changesByActivityIds,
  changesByKeys,
  countsByActivityIds,
  findActivity,
  kindCountsByActivityIds,
  latestActivityId,
  listActivities,
  listAuthors,
  listHistory,
} from '../records/history/activities.store.ts';
import type { ActivityRow } from '../records/history/activities.table.ts';
import { titleOfReference, valueWithTitles } from '../records/history/reference-titles.ts';
import { listDeletedRecords } from '../records/history/trash.store.ts';
import { purge } from '../records/history/purging.ts';
import { restore } from '../records/history/restoring.ts';
import { restoreVersion } from '../records/history/restoring-versions.ts';
import { listUndoable } from '../records/history/undoable-activities.store.ts';
import { readerOf, showsChange } from '../records/history/visible-activities.ts';

/** Days for which the trash shows deleted records at most. */
const MOST_TRASH_DAYS = 30;
/** Days for which "Your changes" offers undoing. */
const UNDOABLE_DAYS = 1;

export const historyResolvers: Resolvers = {
  Query: {
    activities: (_source, { filter, ...page }, context) =>
      listActivities(context.db, { filter: filter ?? {}, reader: readerOf(context) }, page),
    trash(_source, { kind = null, ...page }, context) {
      const since = daysAgo(trashDaysOf(context.config));
      return listDeletedRecords(context.db, { kind, since, reader: readerOf(context) }, page);
    },
    trashDays: (_source, _args, { config }) => trashDaysOf(config),
    activityAuthors: (_source, _args, { db }) => listAuthors(db),
    activityKinds: (_source, _args, context) =>
      [...context.records.values()]
        .filter((record) => record.owner === undefined && mayRead(context, record))
        .map(({ kind }) => kind)
        .toSorted(),
    async history(_source, { of, withAttached, ...page }, context) {
      const attached = withAttached ? await idsAttachedTo(context, of) : [];
      const reader = readerOf(context, of);
      return listHistory(context.db, { recordIds: [of, ...attached], reader }, page);
    },
    undoableActivities(_source, page, context) {
      const { id: accountId } = requireCaller(context).account;
      const since = daysAgo(UNDOABLE_DAYS);
      const excluded = [...accountKinds(context), ...unwritableKinds(context)];
      return listUndoable(context.db, { accountId, excluded, since }, page);
    },
    latestActivity: (_source, _args, context) => latestActivityId(context.db, readerOf(context)),
  },
  Mutation: {
    async restore(_source, { input }, context) {
      const id = await restore(context, input);
      return { activity: (await findActivity(context.db, id))! };
    },
    async restoreVersion(_source, { input }, context) {
      const id = await restoreVersion(context, input);
      return { activity: (await findActivity(context.db, id))! };
    },
    purge: async (_source, { input }, context) => ({ activityId: await purge(context, input) }),
  },
  ActivityConnection: { counts: ({ countBy }, { by }) => countBy(by) },
  Activity: {
    by: authorOf,
    action: ({ action }) => knownAction(action),
    at: ({ at }) => validTime(at),
    title({ kind, title }, _args, context) {
      const record = context.records.get(kind);
      return record && !mayReadTitle(context, record) ? '' : title;
    },
    async changes(activity, { of }, context) {
      const { load } = context;
      const changes = of
        ? await load(changesByKeys, changeKey(activity.id, of))
        : await load(changesByActivityIds, activity.id);
      return (changes ?? []).filter((each) => showsChange(context, activity, each));
    },
    async counts(activity, _args, context) {
      const counts = (await context.load(kindCountsByActivityIds, activity.id)) ?? [];
      const shown = counts.filter((each) => showsChange(context, activity, each));
      return sumByKindAndAction(shown, activity.kind);
    },
    undoes: async ({ restores }, _args, { load }) =>
      restores === null ? null : ((await load(activitiesByIds, restores)) ?? null),
    changeCount: async ({ id }, _args, { load }) => (await load(countsByActivityIds, id)) ?? 0,
  },
  DeletedRecord: { by: authorOf, at: ({ at }) => validTime(at) },
  FieldChange: {
    before: (change, _args, context) => valueWithTitles(context, change, 'before'),
    after: (change, _args, context) => valueWithTitles(context, change, 'after'),
    beforeTitle: (change, _args, context) => titleOfReference(context, change, 'before'),
    afterTitle: (change, _args, context) => titleOfReference(context, change, 'after'),
  },
  ActivityChange: {
    action: ({ action }) => knownAction(action),
    canRestore: ({ kind, action, before, undoneBy }, _args, { records }) =>
      undoneBy === null &&
      records.has(kind) &&
      isRestorable({ action, hasBefore: before === null ? 0 : 1 }),
    isOfAccount: ({ kind }, _args, { records }) => records.get(kind)?.access.isAccount === true,
    fields: (change, _args, { records }) => fieldChanges(change, records.get(change.kind)),
    currency: ({ before, after }) => currencyIn(after ?? before),
    isAllDay: ({ kind, before, after }, _args, { records }) =>
      isAllDayIn(records.get(kind)?.declaration, after ?? before),
    wasAllDay: ({ kind, before, after }, _args, { records }) =>
      isAllDayIn(records.get(kind)?.declaration, before ?? after),
  },
};

const trashDaysOf = ({ historyDays }: Config) => Math.min(MOST_TRASH_DAYS, historyDays);

function authorOf({ accountId, accountName }: Pick<ActivityRow, 'accountId' | 'accountName'>) {
  return accountName === null ? null : { id: accountId, name: accountName };
}

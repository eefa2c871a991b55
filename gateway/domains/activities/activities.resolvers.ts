import { daysAgo } from '../../days-ago.ts';
import { groups } from '../../graphql/access.ts';
import { callerOf } from '../../graphql/context.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import {
  fieldChanges,
  isRestorable,
  knownAction,
  knownMoment,
  currencyIn,
} from './activities.rules.ts';
import {
  changeKey,
  changesByActivityIds,
  changesByKeys,
  countsByActivityIds,
  findActivity,
  listActivities,
  listAuthors,
  listDeletedRecords,
  listHistory,
} from './activities.store.ts';
import type { ActivityRow } from './activities.table.ts';
import { titleOfReference } from './references.ts';
import { purge } from './purging.ts';
import { restore } from './restoring.ts';
import { restoreVersion } from './restoring-versions.ts';
import { listUndoable } from './undoable-activities.store.ts';
import { readerOf, showsChange } from './visible-activities.ts';

/** In the trash. */
const KEPT_DAYS = 30;
/** In "Your changes". */
const UNDOABLE_DAYS = 1;

export const activitiesResolvers: Resolvers = {
  Query: {
    activities: (_source, { filter, ...page }, { db }) => listActivities(db, filter ?? {}, page),
    trash(_source, { kind = null, ...page }, { db, config }) {
      const since = daysAgo(Math.min(KEPT_DAYS, config.historyDays));
      return listDeletedRecords(db, { kind, since }, page);
    },
    activityAuthors: (_source, _args, { db }) => listAuthors(db),
    activityKinds: (_source, _args, { records }) =>
      [...records.values()]
        .filter(({ owner }) => owner === undefined)
        .map(({ kind }) => kind)
        .toSorted(),
    history(_source, { of, ...page }, context) {
      return listHistory(context.db, { recordId: of, reader: readerOf(context) }, page);
    },
    undoableActivities(_source, page, context) {
      const { id: accountId, role } = callerOf(context).account;
      const since = daysAgo(UNDOABLE_DAYS);
      return listUndoable(
        context.db,
        { accountId, hasBusiness: groups.EDITOR.includes(role), since },
        page,
      );
    },
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
  Activity: {
    by: authorOf,
    action: ({ action }) => knownAction(action),
    at: ({ at }) => knownMoment(at),
    async changes(activity, { of }, context) {
      const { load } = context;
      const changes = of
        ? await load(changesByKeys, changeKey(activity.id, of))
        : await load(changesByActivityIds, activity.id);
      return (changes ?? []).filter((each) => showsChange(readerOf(context), activity, each));
    },
    changeCount: async ({ id }, _args, { load }) => (await load(countsByActivityIds, id)) ?? 0,
  },
  DeletedRecord: { by: authorOf, at: ({ at }) => knownMoment(at) },
  FieldChange: {
    beforeTitle: ({ field, before }, _args, context) => titleOfReference(context, field, before),
    afterTitle: ({ field, after }, _args, context) => titleOfReference(context, field, after),
  },
  ActivityChange: {
    action: ({ action }) => knownAction(action),
    canRestore: ({ kind, action, before, takenBackBy }, _args, { records }) =>
      takenBackBy === null &&
      records.has(kind) &&
      isRestorable({ action, hasBefore: before === null ? 0 : 1 }),
    fields: (change) => fieldChanges(change),
    currency: ({ before, after }) => currencyIn(after ?? before),
  },
};

function authorOf({ accountId, accountName }: Pick<ActivityRow, 'accountId' | 'accountName'>) {
  return accountName === null ? null : { id: accountId, name: accountName };
}

import type { Declaration, DeclaredField } from '../records/declare/declaration.ts';
import { requireCaller } from '../records/caller.ts';
import type { Context } from './context.ts';
import type { PageRequest } from '../database/paging.ts';
import { type Selection, selectedIds } from '../records/write/bulk-selection.ts';
import { commitOne, deleteChange, updateChange } from '../records/write/changes.ts';
import type { Change } from '../records/write/unit-of-work.ts';
import { commit } from '../records/write/commit.ts';
import { createFromInput } from '../records/write/create-from-input.ts';
import { countValues } from '../records/read/count-values.ts';
import { allows, countedFields } from '../records/declare/declare.ts';
import { pluralOf } from '../records/declare/sdl-nodes.ts';
import { patchFromInput } from '../records/write/from-input.ts';
import {
  type Filter,
  findRecord,
  type Listing,
  listRecords,
  type Sort,
} from '../records/read/read.ts';
import type { RecordKind, Row } from '../records/declare/record.ts';
import { inverseFields, partFields, referenceFields } from './derived-fields.ts';
import { refuseUnreadableTitles } from './unreadable-titles.ts';

type State = { row: Row & { id: string } };
type Kind = RecordKind<State>;

export function derivedResolvers(declaration: Declaration, record: Kind) {
  const { kind } = declaration;
  const types = [
    [kind, fieldsOf(declaration, record)] as const,
    ...declaration.fields
      .filter(({ isList }) => isList)
      .map(({ type, inner: fields, part }) => {
        return [type, { ...(part && renamed(part)), ...referenceFields({ fields }) }] as const;
      }),
  ];
  return {
    ...(declaration.listed && lists(declaration, record)),
    ...Object.fromEntries(types.filter(([, fields]) => Object.keys(fields).length > 0)),
    Mutation: allowed(declaration, {
      ...single(declaration, record),
      ...(declaration.bulk && several(declaration, record)),
    }),
  };
}

const fieldsOf = (declaration: Declaration, record: Kind) => ({
  ...renamed(declaration),
  ...partFields(declaration, record),
  ...referenceFields(declaration),
  ...inverseFields(declaration),
});

const renamed = ({ fields }: { fields: readonly DeclaredField[] }) =>
  Object.fromEntries(
    fields.flatMap(({ name, column }) =>
      name === column ? [] : [[name, (row: Row) => row[column]] as const],
    ),
  );

function lists(declaration: Declaration, record: Kind) {
  const { kind, one, many } = declaration;
  const listedFor = (context: Context) => ({
    declaration,
    operations: record.operations,
    accountId: ownerIn(declaration, context),
  });
  const counts = ({ filter, of }: Listing<Row>, { by }: { by: string }, context: Context) => {
    refuseUnreadableTitles(context, declaration, { by });
    return countValues(context.db, { ...listedFor(context), of }, { filter, by });
  };
  const Query = {
    [one]: async (_source: unknown, { id }: { id: string }, context: Context) =>
      (await findRecord(context.db, listedFor(context), id)) ?? null,
    [many]: (
      _source: unknown,
      asked: PageRequest & { filter?: Filter; sort?: Sort },
      context: Context,
    ) => {
      refuseUnreadableTitles(context, declaration, asked);
      return listRecords(context.db, listedFor(context), asked);
    },
  };
  const isCounted = countedFields(declaration).length > 0;
  return { Query, ...(isCounted && { [`${kind}Connection`]: { counts } }) };
}

const allowed = <Resolve>(declaration: Declaration, mutations: Record<string, Resolve>) =>
  Object.fromEntries(Object.entries(mutations).filter(([name]) => allows(declaration, name)));

/** Returns the id of the caller's account, where records have owners. */
const ownerIn = ({ owner }: Declaration, context: Context) =>
  owner ? requireCaller(context).account.id : undefined;

function single(declaration: Declaration, record: Kind) {
  const { kind, one } = declaration;
  const ownInput = (context: Context, input: Row): Row =>
    declaration.owner ? { ...input, [declaration.owner]: ownerIn(declaration, context) } : input;
  const changed = async (context: Context, change: Change<State>) => {
    const { state, activityId } = await commitOne(context, change);
    return { [one]: state?.row, activityId, id: change.id };
  };
  return {
    [`create${kind}`]: (_source: unknown, { input }: { input: Row }, context: Context) =>
      commit(context, async (unit) => {
        const kept = { declaration, record };
        const { row } = await createFromInput(unit, kept, ownInput(context, input));
        return { [one]: row, activityId: unit.activityId, id: row.id };
      }),
    [`update${kind}`]: (
      _source: unknown,
      { input }: { input: Row & { id: string; version?: number } },
      context: Context,
    ) =>
      changed(
        context,
        updateChange(record, { ...input, ofAccount: ownerIn(declaration, context) }, () =>
          patchFromInput(declaration, record, input),
        ),
      ),
    [`delete${kind}`]: (_source: unknown, { input }: { input: { id: string } }, context: Context) =>
      changed(
        context,
        deleteChange(record, { ...input, ofAccount: ownerIn(declaration, context) }),
      ),
  };
}

function several(declaration: Declaration, record: Kind) {
  const kinds = pluralOf(declaration.kind);
  return {
    [`update${kinds}`]: (
      _source: unknown,
      { input }: { input: Selection & { changes?: Row } },
      context: Context,
    ) => {
      const { ids, filter, changes, ...flat } = input;
      const which = { ids, filter };
      const entered = changes ?? flat;
      const change = (id: string) =>
        updateChange(record, { id }, () => patchFromInput(declaration, record, { ...entered, id }));
      return changeSeveral(context, { declaration, record, which, change });
    },
    [`delete${kinds}`]: (
      _source: unknown,
      { input: which }: { input: Selection },
      context: Context,
    ) => {
      const change = (id: string) => deleteChange(record, { id });
      return changeSeveral(context, { declaration, record, which, change });
    },
  };
}

interface Several {
  declaration: Declaration;
  record: Kind;
  which: Selection;
  change: (id: string) => Change<State>;
}

function changeSeveral(context: Context, { declaration, record, which, change }: Several) {
  return commit(context, async ({ db, write, activityId }) => {
    const accountId = ownerIn(declaration, context);
    const ids = await selectedIds(db, { declaration, record, accountId }, which);
    const left = await write(ids.map(change));
    const [many, rows] = [declaration.many, left.map((state) => state?.row)];
    const asked = which.ids?.filter((id) => ids.includes(id));
    return { count: ids.length, ids: asked ?? ids, [many]: rows, activityId };
  });
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordsOf as reachedRecords, restorableParts } from '../../testing/snapshots.ts';
import { declaredMutations, one, several } from '../../testing/declared-mutations.ts';
import { uploader } from '../../testing/uploader.ts';
import { somePayment } from '../../testing/sample-invoices.ts';
import { png } from '../../testing/sample-files.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { untypedDb } from '../write/snapshots.ts';
import { declarations } from '../declarations.ts';
import type { Row } from '../declare/record.ts';

interface Case {
  mutation: string;
  kind: string;
  /** The mutation's input, from the first records of the kind that the caller may reach. */
  input: (records: readonly Row[]) => object | Promise<object>;
  /** Chooses the records to change; the first ones when left out. */
  suits?: (record: Row) => boolean;
  /** Makes what the demo data lacks. */
  prepare?: () => Promise<unknown>;
  /** Whether the mutation moves parts between records, or a status, which single versions do not restore. */
  hasNoVersions?: true;
}

let gateway: TestGateway;
let token: string;
let accountId: string;

beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.demoTokenFor('SA');
  accountId = (await run('{ me { id } }')).me.id;
});
afterAll(() => gateway.stop());

const run = async (query: string, variables: object = {}, as = token) => {
  const { data, errors } = await gateway.graphql(query, variables, as);
  expect(errors).toBeUndefined();
  return data!;
};
const mutate = (mutation: string, input: object) =>
  run(
    `mutation ($input: ${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!) {
      ${mutation}(input: $input) { __typename }
    }`,
    { input },
  );

const columnOf = ({ columnId }: Row) =>
  untypedDb(gateway.store.db)
    .selectFrom('boardColumns')
    .select('boardId')
    .where('id', '=', columnId)
    .executeTakeFirstOrThrow();
const inCart = async () =>
  mutate('addToCart', {
    productId: (await run('{ products(first: 1) { nodes { id } } }')).products.nodes[0].id,
  });

const particularCases: readonly Case[] = [
  {
    mutation: 'removeBoardMember',
    kind: 'Board',
    async input([board]) {
      const member = await gateway.store.db
        .selectFrom('boardMemberships')
        .select('memberId')
        .where('boardId', '=', String(board!.id))
        .executeTakeFirstOrThrow();
      return { boardId: board!.id, ...member };
    },
  },
  {
    mutation: 'deleteColumn',
    kind: 'BoardColumn',
    input: ([column]) => ({ boardId: column!.boardId, id: column!.id }),
  },
  {
    mutation: 'deleteCard',
    kind: 'Card',
    input: async ([card]) => ({ ...(await columnOf(card!)), id: card!.id }),
  },
  {
    mutation: 'removeFromCart',
    kind: 'Cart',
    prepare: inCart,
    async input() {
      const { cart } = await run('{ cart { list { productId } } }');
      return { productId: cart.list[0].productId };
    },
  },
  { mutation: 'clearCart', kind: 'Cart', prepare: inCart, input: () => ({}) },
  {
    mutation: 'updateCustomers',
    kind: 'Customer',
    input: (records) => ({ ...several(records), addTags: ['Feira de sábado'] }),
  },
  {
    mutation: 'mergeCustomers',
    kind: 'Customer',
    input: ([keep, merge]) => ({
      keepId: keep!.id,
      keepVersion: keep!.version,
      mergeId: merge!.id,
      mergeVersion: merge!.version,
      take: ['phone'],
    }),
    hasNoVersions: true,
  },
  {
    mutation: 'updateDeals',
    kind: 'Deal',
    suits: ({ ownerId }) => ownerId !== null,
    input: (records) => ({ ...several(records), ownerId: null }),
  },
  {
    mutation: 'moveDealsToStage',
    kind: 'Deal',
    suits: ({ stage }) => stage === 'lead',
    input: (records) => ({ ...several(records), stage: 'lost', lostReason: 'Adiaram a reforma.' }),
  },
  {
    mutation: 'deleteFile',
    kind: 'File',
    prepare: () => uploader(gateway)([{ name: 'vitrine.png', bytes: png }], { token }),
    input: one,
  },
  {
    mutation: 'updateInvoicesStatus',
    kind: 'Invoice',
    suits: ({ status }) => status === 'pending',
    input: (records) => ({ ...several(records), status: 'processing' }),
    hasNoVersions: true,
  },
  {
    mutation: 'deleteNote',
    kind: 'Note',
    prepare: async () => {
      const { nodes } = (await run('{ products(first: 1) { nodes { id } } }')).products;
      await mutate('addNote', { kind: 'Product', id: nodes[0].id, text: 'Chega na sexta.' });
    },
    suits: ({ accountId: author }) => author === accountId,
    input: one,
  },
  { mutation: 'deleteInvoicePayment', kind: 'Invoice', input: () => somePayment(gateway) },
  { mutation: 'deleteMessages', kind: 'Message', input: several },
  {
    mutation: 'markMessages',
    kind: 'Message',
    suits: ({ isRead }) => isRead === 0,
    input: (records) => ({ ...several(records), isRead: true }),
  },
  { mutation: 'deleteAllNotifications', kind: 'Notification', input: () => ({}) },
  {
    mutation: 'updateTodos',
    kind: 'Todo',
    suits: ({ starred }) => starred === 0,
    input: (records) => ({ ...several(records), starred: true }),
  },
  {
    mutation: 'reorderTodos',
    kind: 'Todo',
    input: (records) => ({ ids: records.map(({ id }) => id).toReversed() }),
  },
  { mutation: 'deleteTodoTag', kind: 'TodoTag', input: one },
  {
    mutation: 'updateUsers',
    kind: 'User',
    suits: ({ isActive }) => isActive === 1,
    input: (records) => ({ ...several(records), isActive: false }),
  },
  {
    mutation: 'deleteView',
    kind: 'View',
    prepare: () => mutate('createView', { list: 'customers', name: 'Do Recife', query: 'uf=PE' }),
    input: one,
  },
];

const particular = new Set(particularCases.map(({ mutation }) => mutation));

const cases: readonly Case[] = [
  ...[...declarations.values()]
    .flatMap(declaredMutations)
    .filter(({ mutation }) => !particular.has(mutation)),
  ...particularCases,
];

const recordsOf = (kind: string) => reachedRecords(gateway, kind, accountId);

const UNDOABLE =
  '{ undoableActivities(first: 1) { nodes { id kind changes { kind canRestore } } } }';

const RESTORE = `mutation ($id: ID!) {
  restore(input: { activityId: $id }) { activity { id changes { recordId } } }
}`;
const RESTORE_VERSION = `mutation ($activityId: ID!, $recordId: ID!) {
  restoreVersion(input: { activityId: $activityId, recordId: $recordId }) { activity { id } }
}`;

describe('what someone deleted or changed on many at once, after a reload', () => {
  it.each(cases)('$mutation is taken back', async ({ mutation, kind, ...of }) => {
    const { prepare, suits = () => true, input, hasNoVersions } = of;
    await prepare?.();
    const before = await recordsOf(kind);
    await mutate(mutation, await input(before.rows.filter(suits)));
    expect((await recordsOf(kind)).copies).not.toEqual(before.copies);
    const later = await gateway.demoTokenFor('SA');
    const { undoableActivities } = await run(UNDOABLE, {}, later);
    const [last] = undoableActivities.nodes;
    expect(last.changes.map((change: { kind: string }) => change.kind)).toContain(kind);
    const { restore } = await run(RESTORE, { id: last.id }, later);
    expect((await recordsOf(kind)).copies).toEqual(before.copies);
    const [next] = (await run(UNDOABLE, {}, later)).undoableActivities.nodes;
    expect(next?.id).not.toBe(last.id);

    if (hasNoVersions) return;
    const now = await recordsOf(kind);
    await mutate(mutation, await input(now.rows.filter(suits)));
    for (const { recordId } of restore.activity.changes) {
      await run(RESTORE_VERSION, { activityId: restore.activity.id, recordId }, later);
    }
    const version = restorableParts(gateway, kind);
    expect((await recordsOf(kind)).copies.map(version)).toEqual(before.copies.map(version));
  });

  it('is every mutation of the schema that deletes, or changes several', async () => {
    const { __schema } = await run(
      '{ __schema { mutationType { fields { name args { type { ofType { inputFields { name } } } } } } } }',
    );
    interface Field {
      name: string;
      args: { type: { ofType: { inputFields: { name: string }[] } } }[];
    }
    const names = (__schema.mutationType.fields as Field[])
      .filter(
        ({ name, args }) =>
          // A way to sign in that was taken away stays away.
          /^(delete|remove(?!Identity|Passkey|SecondFactors)|clear|merge)/.test(name) ||
          args.some(({ type }) => type.ofType.inputFields.some((each) => each.name === 'ids')),
      )
      .map(({ name }) => name);
    expect(names.toSorted()).toEqual(cases.map(({ mutation }) => mutation).toSorted());
  });
});

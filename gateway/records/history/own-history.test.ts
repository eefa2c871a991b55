import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { png } from '../../testing/sample-files.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { uploader } from '../../testing/uploader.ts';

let gateway: TestGateway;
let ana: string;
let others: { guest: string; sa: string };
beforeAll(async () => {
  gateway = await startGateway();
  ana = await gateway.tokenFor('EDITOR');
  others = { guest: await gateway.tokenFor('GUEST'), sa: await gateway.tokenFor('SA') };
});
afterAll(() => gateway.stop());

const HISTORY = 'query ($id: ID!) { history(of: $id) { totalCount nodes { id } } }';
const RESTORE = `mutation ($activityId: ID!) {
  restore(input: { activityId: $activityId }) { activity { id } }
}`;
const RESTORE_ONE = `mutation ($activityId: ID!, $recordId: ID!) {
  restore(input: { activityId: $activityId, recordId: $recordId }) { activity { id } }
}`;
const VERSION = `mutation ($activityId: ID!, $recordId: ID!) {
  restoreVersion(input: { activityId: $activityId, recordId: $recordId }) { activity { id } }
}`;

const ask = (query: string, variables: object, token: string) =>
  gateway.graphql(query, variables, token);
const run = async (query: string, variables: object = {}, token = ana) => {
  const { data, errors } = await ask(query, variables, token);
  expect(errors).toBeUndefined();
  return data!;
};
const made = async (mutation: string, input: object, of: string) => {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!`;
  const data = await run(
    `mutation ($input: ${type}) { ${mutation}(input: $input) { ${of} { id } } }`,
    {
      input,
    },
  );
  return data[mutation][of].id as string;
};
const openChat = async () => {
  const [contact] = (await run('{ chatContacts(first: 1) { nodes { id } } }')).chatContacts.nodes;
  return made('openChat', { contactId: contact.id }, 'chat');
};
const meId = async (token = ana) => (await run('{ me { id } }', {}, token)).me.id as string;
const addToCart = async (token = ana) => {
  const { products } = await run('{ products(first: 1) { nodes { id } } }');
  await run(
    'mutation ($id: ID!) { addToCart(input: { productId: $id }) { cart { uid } } }',
    { id: products.nodes[0].id },
    token,
  );
};

/** Makes a record of Ana's own; answers its id. */
const kinds: Record<string, () => Promise<string>> = {
  async Cart() {
    await addToCart();
    return meId();
  },
  Todo: () => made('createTodo', { title: 'Regar' }, 'todo'),
  TodoTag: () => made('createTodoTag', { name: 'Casa' }, 'tag'),
  Message: () => made('createMessage', { subject: 'Nota', message: 'Oi' }, 'message'),
  Notification: () => made('addNotification', { title: 'Lembrete' }, 'notification'),
  View: () => made('createView', { list: 'customers', name: 'Do Recife', query: 'uf=PE' }, 'view'),
  async File() {
    const { body } = await uploader(gateway)([{ name: 'a.png', bytes: png }], { token: ana });
    return body.files![0]!.id;
  },
  Chat: openChat,
  ChatMessage: async () =>
    made(
      'addChatMessage',
      { chatId: await openChat(), contactId: await meId(), text: 'Oi' },
      'message',
    ),
};

describe('one’s own', () => {
  it.each(Object.keys(kinds))('%s answers others as if it did not exist', async (kind) => {
    const recordId = await kinds[kind]!();
    const own = await run(HISTORY, { id: recordId });
    expect(own.history.totalCount).toBeGreaterThan(0);
    const activityId = own.history.nodes[0].id as string;
    for (const token of Object.values(others)) {
      const none = { activityId: 'none', recordId: 'none' };
      expect(await ask(HISTORY, { id: recordId }, token)).toEqual(
        await ask(HISTORY, { id: 'none' }, token),
      );
      for (const query of [RESTORE, RESTORE_ONE, VERSION]) {
        const answer = await ask(query, { activityId, recordId }, token);
        expect(answer.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
        expect(answer).toEqual(await ask(query, none, token));
      }
    }
  });

  it('is every kind that has an owner', () => {
    const records = [...gateway.services.records.values()].filter(({ owner }) => owner);
    expect(records.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(kinds).toSorted());
  });

  it('cart is hidden in the check-out, which is everyone’s', async () => {
    const uid = await meId();
    await run('mutation { clearCart(input: {}) { cart { uid } } }');
    await addToCart();
    const { cart } = await run('{ cart { total } }');
    const { checkOut } = await run(
      'mutation ($input: CheckOutInput!) { checkOut(input: $input) { activityId invoice { id } } }',
      {
        input: {
          idempotencyKey: 'own-records',
          total: cart.total,
          buyer: { name: 'Zélia Uchôa', address: 'Rua do Sol, 12, Recife, PE' },
        },
      },
    );
    const { activityId, invoice } = checkOut;
    const kindsIn = async (token: string) =>
      (
        await run(
          'query ($id: ID!) { history(of: $id) { nodes { changes { kind } } } }',
          { id: invoice.id },
          token,
        )
      ).history.nodes[0].changes.map(({ kind }: { kind: string }) => kind) as string[];
    expect(await kindsIn(ana)).toContain('Cart');
    const ofCart = { activityId, recordId: uid };
    for (const token of Object.values(others)) {
      expect(await kindsIn(token)).toEqual(['Invoice', 'Product']);
      expect((await run(HISTORY, { id: uid }, token)).history.nodes).not.toContainEqual({
        id: activityId,
      });
      for (const query of [RESTORE_ONE, VERSION]) {
        const unknown = await ask(query, { activityId, recordId: 'none' }, token);
        expect(unknown.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
        expect(await ask(query, ofCart, token)).toEqual(unknown);
      }
    }
  });
});

describe('an account', () => {
  it('of someone else shows its history to those alone who may see accounts', async () => {
    const [id, admin] = [await meId(), await gateway.tokenFor('ADMIN')];
    for (const role of ['GUEST', 'EDITOR']) {
      await run(
        'mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) { account { id } } }',
        { input: { id, role, isDisabled: false } },
        others.sa,
      );
    }
    const ofAccount = `query ($id: ID!) {
      history(of: $id) { nodes { id kind changes { kind } } }
    }`;
    const entry = { kind: 'Account', changes: [{ kind: 'Account' }] };
    for (const token of [ana, admin, others.sa]) {
      expect((await run(ofAccount, { id }, token)).history.nodes).toContainEqual({
        id: expect.any(String),
        ...entry,
      });
    }
    const hidden = (await run(ofAccount, { id }, others.guest)).history.nodes as { kind: string }[];
    expect(hidden.filter(({ kind }) => kind === 'Account')).toEqual([]);
    const activityId = (await run(ofAccount, { id })).history.nodes.find(
      ({ kind }: { kind: string }) => kind === 'Account',
    ).id as string;
    const restoring = await ask(RESTORE, { activityId }, others.guest);
    expect(restoring).toEqual(await ask(RESTORE, { activityId: 'none' }, others.guest));
    expect((await ask(RESTORE, { activityId }, ana)).errors?.[0]?.extensions?.code).toBe(
      'FORBIDDEN',
    );
  });
});

describe('the latest activity', () => {
  it('is another one after a change of business data or of what is the own, and after no other', async () => {
    const latest = async (token: string) =>
      (await run('{ latestActivity }', {}, token)).latestActivity as string;
    const customer = await made(
      'createCustomer',
      { kind: 'person', name: 'Rui Prado' },
      'customer',
    );
    const { history } = await run('query ($id: ID!) { history(of: $id) { nodes { id } } }', {
      id: customer,
    });
    const made0 = (history.nodes as { id: string }[])[0]!.id;
    // Transactions of other databases on the server may hold each back for a moment.
    await vi.waitFor(async () => expect(await latest(ana)).toBe(made0), 45_000);
    const [ana0, guest0] = [await latest(ana), await latest(others.guest)];
    await addToCart();
    await vi.waitFor(async () => expect(await latest(ana)).not.toBe(ana0), 45_000);
    const ana1 = await latest(ana);
    expect(await latest(others.guest)).toBe(guest0);
    await made('createCustomer', { kind: 'person', name: 'Rute Prado' }, 'customer');
    await vi.waitFor(async () => expect(await latest(ana)).not.toBe(ana1), 45_000);
    expect(await latest(others.guest)).toBe(await latest(ana));
  });
});

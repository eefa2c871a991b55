import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const VIEW = 'id list name query isShared isOwn isDefault';
const LIST = `query ($list: String!) { views(list: $list) { ${VIEW} } }`;
const CREATE = `mutation ($input: CreateViewInput!) { createView(input: $input) { view { ${VIEW} } } }`;
const UPDATE = `mutation ($input: UpdateViewInput!) { updateView(input: $input) { view { ${VIEW} } } }`;
const DELETE =
  'mutation ($input: DeleteViewInput!) { deleteView(input: $input) { id activityId } }';
const DEFAULT = `mutation ($input: SetDefaultViewInput!) {
  setDefaultView(input: $input) { views { ${VIEW} } }
}`;
const RESTORE = 'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';

interface View {
  id: string;
  name: string;
  query: string;
  isDefault: boolean;
}

let gateway: TestGateway;
let ana: string;
let bia: string;
let guest: string;

beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  ana = await gateway.tokenFor('EDITOR');
  bia = await gateway.tokenFor('EDITOR');
  guest = await gateway.tokenFor('GUEST');
});
afterAll(() => gateway.stop());

const ask = (query: string, input: object, token: string) =>
  gateway.graphql(query, { input }, token);
const codeOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.[0]?.extensions?.code;

async function views(list: string, token: string) {
  const { data } = await gateway.graphql(LIST, { list }, token);
  return data?.views as View[];
}

async function made(input: object, token = ana): Promise<View> {
  const { data } = await ask(
    CREATE,
    { list: 'invoices', query: '', name: 'Some', ...input },
    token,
  );
  return data?.createView.view as View;
}

const named = (found: View[]) => found.map(({ name }) => name);

describe('a view', () => {
  it('keeps how a list is shown, without the page, and comes by name', async () => {
    const list = 'by-name';
    const query = '?status=pending&columns=date%2Cbuyer&after=abc&view=x';
    const view = await made({ list, name: ' Úrgent ', query });
    expect(view).toMatchObject({
      list,
      name: 'Úrgent',
      query: 'status=pending&columns=date%2Cbuyer',
      isShared: false,
      isOwn: true,
      isDefault: false,
    });
    await made({ list, name: 'zero' });
    await made({ list, name: 'Alfa' });
    expect(named(await views(list, ana))).toEqual(['Alfa', 'Úrgent', 'zero']);
    expect(await views('other', ana)).toEqual([]);
  });

  it('is seen by its owner alone until it is shared, and changed by its owner alone', async () => {
    const list = 'sharing';
    const { id } = await made({ list, name: 'Mine' });
    expect(await views(list, bia)).toEqual([]);
    expect(codeOf(await ask(UPDATE, { id, name: 'Hers' }, bia))).toBe('NOT_FOUND');
    expect(codeOf(await ask(DELETE, { id }, bia))).toBe('NOT_FOUND');

    await ask(UPDATE, { id, isShared: true, name: 'Ours', query: 'a=1' }, ana);
    const shared = { id, name: 'Ours', query: 'a=1', isShared: true, isOwn: false };
    expect(await views(list, guest)).toMatchObject([shared]);
    expect(codeOf(await ask(UPDATE, { id, name: 'Hers' }, bia))).toBe('FORBIDDEN');
    expect(codeOf(await ask(DELETE, { id }, bia))).toBe('FORBIDDEN');
  });

  it('is a guest’s to make, not to share', async () => {
    const list = 'of-guests';
    const { id } = await made({ list }, guest);
    const shared = { list, name: 'Shared', query: '', isShared: true };
    expect(codeOf(await ask(CREATE, shared, guest))).toBe('FORBIDDEN');
    expect(codeOf(await ask(UPDATE, { id, isShared: true }, guest))).toBe('FORBIDDEN');
    expect(await views(list, guest)).toMatchObject([{ id, isShared: false }]);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ query: `text=${'x'.repeat(2_000)}` }, 'query'],
    [{ list: '../home' }, 'list'],
  ])('that does not fit is refused, case %#', async (bad, field) => {
    const input = { list: 'invoices', name: 'Some', query: '', ...bad };
    const { errors } = await ask(CREATE, input, ana);
    expect(Object.keys(errors?.[0]?.extensions?.fields as object)).toEqual([field]);
  });

  it('is one of 50 at most of a person and list', async () => {
    const list = 'many';
    for (let count = 0; count < 50; count += 1) await made({ list, name: `V${count}` });
    expect(codeOf(await ask(CREATE, { list, name: 'More', query: '' }, ana))).toBe('INVALID');
    expect(await views(list, ana)).toHaveLength(50);
    expect(await made({ list }, bia)).toBeDefined();
  });
});

describe('the view that a list opens with', () => {
  it('is one of a person and list, theirs or shared', async () => {
    const list = 'defaults';
    const own = await made({ list, name: 'Own' });
    const shared = await made({ list, name: 'Shared', isShared: true }, bia);
    const isDefault = async (token: string) =>
      named((await views(list, token)).filter((view) => view.isDefault));

    await ask(DEFAULT, { list, viewId: own.id }, ana);
    expect(await isDefault(ana)).toEqual(['Own']);
    const { data } = await ask(DEFAULT, { list, viewId: shared.id }, ana);
    expect(data?.setDefaultView.views).toEqual(await views(list, ana));
    expect(await isDefault(ana)).toEqual(['Shared']);
    expect(await isDefault(bia)).toEqual([]);
    await ask(DEFAULT, { list, viewId: null }, ana);
    expect(await isDefault(ana)).toEqual([]);
    for (const wrong of [
      { list, viewId: own.id },
      { list: 'other', viewId: shared.id },
    ]) {
      expect(codeOf(await ask(DEFAULT, wrong, bia))).toBe('NOT_FOUND');
    }
  });

  it('is it again when it was deleted and is brought back', async () => {
    const list = 'undone';
    const { id } = await made({ list, query: 'status=pending' });
    await ask(DEFAULT, { list, viewId: id }, ana);
    const before = await views(list, ana);
    const { data } = await ask(DELETE, { id }, ana);
    expect(await views(list, ana)).toEqual([]);
    const activity = { id: data?.deleteView.activityId as string };
    expect((await gateway.graphql(RESTORE, activity, bia)).errors?.[0]?.extensions?.code).toBe(
      'NOT_FOUND',
    );
    await gateway.graphql(RESTORE, activity, ana);
    expect(await views(list, ana)).toEqual(before);
  });
});

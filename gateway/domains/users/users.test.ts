import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const WHOLE = `id index guid isActive balance age name gender company email phone address birthday imgUrl
  version`;
const ONE = `query ($id: ID!) { user(id: $id) { ${WHOLE} } }`;
const CREATE = `mutation ($input: CreateUserInput!) { createUser(input: $input) { user { ${WHOLE} } } }`;
const UPDATE = `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { ${WHOLE} } } }`;
const DELETE = 'mutation ($id: ID!) { deleteUser(input: { id: $id }) { id } }';

interface User {
  id: string;
  index: number;
  guid: string;
  version: number;
}

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());

const find = async (id: string) => (await gateway.graphql(ONE, { id }, token)).data?.user;
const create = (input: object) => gateway.graphql(CREATE, { input }, token);
const update = (input: object) => gateway.graphql(UPDATE, { input }, token);

async function created(input: object = {}): Promise<User> {
  const { data, errors } = await create({ name: 'Iracema Bastos', ...input });
  expect(errors).toBeUndefined();
  return data?.createUser.user as User;
}

describe('adding a person', () => {
  it('gives what is left out its default', async () => {
    const user = await created();
    expect(user).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      index: expect.any(Number),
      guid: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      isActive: true,
      balance: 0,
      age: 0,
      name: 'Iracema Bastos',
      gender: 'other',
      company: '',
      email: '',
      phone: '',
      address: '',
      birthday: null,
      imgUrl: null,
      version: 1,
    });
    expect(await find(user.id)).toEqual(user);
  });

  it('keeps everything that is given', async () => {
    const given = {
      id: 'an-id-of-ours',
      guid: '0c0d0e0f-0a0b-4c0d-8e0f-0a0b0c0d0e0f',
      isActive: false,
      balance: -12.34,
      age: 41,
      name: 'Zé “Peixe” 日本',
      gender: 'male',
      company: 'Água & Sal',
      email: 'ze@agua.test',
      phone: '+55 81 99999-0000',
      address: 'Rua da Aurora, 1',
      birthday: '1985-02-03',
      imgUrl: 'https://fotos.test/ze.png',
    };
    expect(await created(given)).toMatchObject(given);
  });

  it.each([
    [{ birthday: '1985-02-03' }, '1985-02-03T00:00:00.000Z'],
    [{ bd: '1985-02-03' }, '1985-02-03T00:00:00.000Z'],
    [{ bd: '1985-02-03T22:15:00-01:00' }, '1985-02-03T23:15:00.000Z'],
  ])('answers the birthday of %j as a day, and as a time under its former name', async (...row) => {
    const [given, bd] = row;
    const { id } = await created(given);
    const { data } = await gateway.graphql(
      'query ($id: ID!) { user(id: $id) { birthday bd } }',
      { id },
      token,
    );
    expect(data?.user).toEqual({ birthday: '1985-02-03', bd });
  });

  it('counts the numbers on, also past a person who was taken out', async () => {
    const first = await created();
    await gateway.graphql(DELETE, { id: first.id }, token);
    expect((await created()).index).toBe(first.index + 1);
  });

  it.each(['id', 'guid'])('refuses an %s in use', async (field) => {
    const user = await created();
    const { errors } = await create({ name: 'Outra', [field]: user[field as 'id' | 'guid'] });
    expect(errors?.[0]).toMatchObject({
      message: `A user with this ${field} already exists`,
      extensions: { code: 'CONFLICT', fields: { [field]: 'is taken' } },
    });
  });
});

describe('changing a person', () => {
  it('changes what is given, and nothing else', async () => {
    const user = await created({ company: 'Antes', birthday: '1985-02-03' });
    const changes = { isActive: false, balance: 7.5, company: 'Depois' };
    const { data } = await update({ id: user.id, version: 1, ...changes });
    expect(data?.updateUser.user).toEqual({ ...user, ...changes, version: 2 });
    expect(await find(user.id)).toEqual({ ...user, ...changes, version: 2 });
  });

  it('takes the day of birth and the picture away when they are null', async () => {
    const { id } = await created({ birthday: '1985-02-03', imgUrl: '/files/um.png' });
    const { data } = await update({ id, birthday: null, imgUrl: null });
    expect(data?.updateUser.user).toMatchObject({ birthday: null, imgUrl: null });
  });

  it('is refused when it was made from an older version, with the person as they now are', async () => {
    const { id } = await created();
    await update({ id, version: 1, name: 'Nova' });
    const { errors } = await update({ id, version: 1, name: 'Velha' });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { id, name: 'Nova', version: 2 },
    });
  });

  it('lets one of twenty win that start from one version', async () => {
    const { id } = await created();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => update({ id, version: 1, age: index + 20 })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await find(id)).toMatchObject({ version: 2 });
  });
});

describe('taking a person out', () => {
  it('leaves nobody with that id', async () => {
    const { id } = await created();
    const { data } = await gateway.graphql(DELETE, { id }, token);
    expect(data?.deleteUser).toEqual({ id });
    expect(await find(id)).toBeNull();
  });
});

describe('a change', () => {
  it('of nobody is not found', async () => {
    for (const answer of [
      update({ id: 'none', name: 'x' }),
      gateway.graphql(DELETE, { id: 'none' }, token),
    ]) {
      expect((await answer).errors?.[0]).toMatchObject({
        message: 'User not found',
        extensions: { code: 'NOT_FOUND' },
      });
    }
  });

  it.each<[field: string, bad: object]>([
    ['name', { name: ' ' }],
    ['email', { email: 'iracema' }],
    ['age', { age: 151 }],
    ['gender', { gender: 'unknown' }],
    ['balance', { balance: 1.234 }],
    ['birthday', { birthday: '1985-02-30' }],
    ['bd', { bd: '1985-02-30' }],
    ['imgUrl', { imgUrl: 'javascript:alert(1)' }],
  ])('with a bad %s changes nothing', async (field, bad) => {
    const user = await created();
    for (const answer of [create({ name: 'Outra', ...bad }), update({ id: user.id, ...bad })]) {
      const { extensions } = (await answer).errors![0]!;
      expect(extensions).toMatchObject({
        code: 'INVALID',
        fields: { [field]: expect.any(String) },
      });
    }
    expect(await find(user.id)).toEqual(user);
  });

  it('is for administrators, reading for everyone who is signed in', async () => {
    const { id } = await created();
    const editor = await gateway.tokenFor('EDITOR');
    const guest = await gateway.tokenFor('GUEST');
    for (const [query, variables] of [
      [CREATE, { input: { name: 'x' } }],
      [UPDATE, { input: { id, name: 'x' } }],
      [DELETE, { id }],
    ] as const) {
      const { errors } = await gateway.graphql(query, variables, editor);
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    }
    expect((await gateway.graphql(ONE, { id }, guest)).data?.user).toMatchObject({ id });
    const { errors } = await gateway.graphql(ONE, { id });
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { domains } from '../../server/domains.ts';
import { seed } from '../../server/seeding.ts';
import { SEEDED_AT } from '../../testing/seeded-at.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

type User = Record<string, unknown>;

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  const fivefold = 5;
  await seed(gateway.store, domains, { moment: SEEDED_AT, scale: fivefold });
  token = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());

const get = (url: string) => gateway.call({ method: 'GET', url, token });
const whole = async () => (await get('/api/user/all')).body as User[];

async function post(call: string, body: unknown): Promise<User[]> {
  const answer = await gateway.call({ url: `/api/user/${call}`, body, token });
  expect(answer.status).toBe(200);
  return answer.body as User[];
}

describe('GET /api/user/all', () => {
  it('answers everyone once, more than a page holds, with the fields of the specification', async () => {
    const users = await whole();
    expect(users.map(({ index }) => index)).toEqual(Array.from({ length: 150 }, (_, at) => at + 1));
    for (const user of users) {
      expect(Object.keys(user).join()).toBe(
        'id,index,guid,isActive,balance,age,name,gender,company,email,phone,address,bd,imgUrl',
      );
    }
  });
});

describe('GET /api/user', () => {
  it('answers one person as the whole list has them', async () => {
    const [user] = await whole();
    expect(await get(`/api/user?id=${String(user?.id)}`)).toEqual({ status: 200, body: user });
    expect((await get('/api/user?id=none')).status).toBe(404);
  });
});

describe('a change', () => {
  it('answers the whole list after a person was added, whose id is kept', async () => {
    const before = await whole();
    const after = await post('add', {
      id: 'ours',
      name: 'Nova',
      balance: '$1,250.75',
      isLoading: 1,
    });
    expect(after).toEqual(await whole());
    expect(after.slice(0, -1)).toEqual(before);
    expect(after.at(-1)).toMatchObject({ id: 'ours', index: 151, name: 'Nova', balance: 1250.75 });
  });

  it('answers the whole list after a person was updated, wrapped or bare', async () => {
    const [first, second, ...rest] = await whole();
    await post('update', { user: { ...first, age: 33 } });
    const after = await post('update', { ...second, balance: '$5' });
    expect(after).toEqual([{ ...first, age: 33 }, { ...second, balance: 5 }, ...rest]);
  });

  it('answers the whole list after a person was taken out', async () => {
    const before = await whole();
    const after = await post('delete', { id: before[120]!.id });
    expect(after).toEqual(before.toSpliced(120, 1));
  });

  it('that is refused says why, and changes nothing', async () => {
    const before = await whole();
    const refusals: [call: string, body: unknown, status: number][] = [
      ['add', { id: before[0]!.id, name: 'x' }, 409],
      ['add', { name: '' }, 400],
      ['add', { name: 'x', balance: '1.234,56' }, 400],
      ['update', { id: 'none', name: 'x' }, 404],
      ['update', { id: before[0]!.id, age: -1 }, 400],
      ['delete', { id: 'none' }, 404],
      ['delete', {}, 400],
    ];
    for (const [call, body, status] of refusals) {
      const answer = await gateway.call({ url: `/api/user/${call}`, body, token });
      expect([call, answer.status]).toEqual([call, status]);
      expect(answer.body).toMatchObject({ message: expect.any(String) });
    }
    expect(await whole()).toEqual(before);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OlderProgram, type Sent, startOlderProgram } from '../testing/older-program.ts';

let program: OlderProgram;
beforeAll(async () => {
  program = await startOlderProgram();
});
afterAll(() => program.gateway.stop());

const drawn = (drawing: string) =>
  expect.stringMatching(new RegExp(`^/api/pictures/${drawing}/[0-9a-f]{16}\\.svg$`));
const fetched = (url: string) => program.gateway.app.inject(url);

describe('where there is no picture, older programs get a drawn one', () => {
  it.each([
    ['user/all', { imgUrl: drawn('person') }],
    ['list/all', { projectImage: drawn('project'), userImage: drawn('person') }],
    ['inbox/all', { sender: { name: expect.anything(), photo: drawn('person') } }],
    ['chat/contacts/all', { avatar: drawn('person') }],
    ['chat/contacts/recent', { avatar: drawn('person') }],
    ['scrum-board/all-member', { avatar: drawn('person') }],
  ])('in %s', async (call, record) => {
    const records = await program.get<Sent[]>(call);
    for (const each of records) expect(each).toMatchObject(record);
    expect(await program.get(call)).toEqual(records);
  });

  it('in the profile, on a board, and of a new record', async () => {
    const profile = await program.get('auth/profile');
    expect(profile).toMatchObject({ user: { avatar: drawn('person') } });
    const [{ id }] = await program.get<[{ id: string }]>('scrum-board/all-board');
    const board = await program.get<{ list: { cardList: Sent[] }[] }>(`scrum-board?id=${id}`);
    for (const card of board.list.flatMap(({ cardList }) => cardList))
      expect(card.coverImage).toEqual(drawn('cover'));
    const users = await program.posted('user/add', { id: 'fresh', name: 'Ana' });
    expect(users.at(-1)).toMatchObject({ id: 'fresh', imgUrl: drawn('person') });
  });

  it('which is none when it is sent back, and gives way to a real one', async () => {
    const stored = async (id: string) =>
      (await program.gateway.graphql(`{ user(id: "${id}") { imgUrl } }`, {}, program.token)).data
        ?.user.imgUrl as string | null;
    const [user] = await program.get<Sent[]>('user/all');
    await program.posted('user/update', { ...user, company: 'X' });
    expect(await stored(user!.id as string)).toBe(null);
    const { imgUrl } = user as { imgUrl: string };
    await program.posted('user/add', { id: 'copied', name: 'A', imgUrl: imgUrl.slice(1) });
    expect(await stored('copied')).toBe(null);
    const own = { id: 'copied', imgUrl: '/assets/face.jpg' };
    expect(await program.posted('user/update', own)).toContainEqual(expect.objectContaining(own));
    await program.posted('user/update', { id: 'copied', imgUrl });
    expect(await stored('copied')).toBe(own.imgUrl);
  });
});

describe('a drawn picture', () => {
  it.each(['person', 'project', 'cover'])(
    'of a %s is a small SVG for whoever asks, that runs nothing',
    async (drawing) => {
      const url = `/api/pictures/${drawing}/0123456789abcdef.svg`;
      const { statusCode, headers, body } = await fetched(url);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'content-security-policy': expect.stringMatching(/^default-src 'none';.*sandbox$/),
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=86400',
      });
      expect(body).toMatch(/^<svg [^>]*>.*<\/svg>$/);
      expect(body.length).toBeLessThan(6_000);
      expect((await fetched(url)).body).toBe(body);
      expect((await fetched(url.replace('0123', '1123'))).body).not.toBe(body);
    },
  );

  it('has an address that tells neither who it is of nor whether there is anyone', async () => {
    const [user] = await program.get<[{ id: string; name: string; imgUrl: string }]>('user/all');
    expect(user.imgUrl).not.toContain(user.id);
    const { headers, statusCode } = await fetched(user.imgUrl);
    const other = await fetched('/api/pictures/person/ffffffffffffffff.svg');
    expect([other.statusCode, Object.keys(other.headers)]).toEqual([
      statusCode,
      Object.keys(headers),
    ]);
  });

  it.each([
    'person/1.svg',
    'person/0123456789abcdef',
    'toString/0123456789abcdef.svg',
    'person/..',
  ])('is not at %s', async (path) => {
    expect((await fetched(`/api/pictures/${path}`)).statusCode).toBe(404);
  });
});

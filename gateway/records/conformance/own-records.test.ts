import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIARIES } from '../../testing/contracts-sdl.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { readSources } from '../expand/sdl.ts';

let gateway: TestGateway;
let ana: string;
let bia: string;
beforeAll(async () => {
  gateway = await startGateway({ sdl: [...readSources(), DIARIES], mocksMissing: true });
  [ana, bia] = [await gateway.tokenFor('GUEST'), await gateway.tokenFor('SA')];
});
afterAll(() => gateway.stop());

const CREATE = `mutation ($title: String!) {
  createDiary(input: { title: $title }) { diary { id title } }
}`;
const write = async (title: string, token: string) =>
  (await gateway.graphql(CREATE, { title }, token)).data!.createDiary.diary as { id: string };
const titles = async (token: string) =>
  (await gateway.graphql('{ diaries { nodes { title } totalCount } }', {}, token)).data!.diaries;

describe('records that are each account’s own', () => {
  it('are listed, read, searched and deleted by their owner alone, whatever the role', async () => {
    const { id } = await write('Praia', ana);
    await write('Escritório', bia);
    expect(await titles(ana)).toEqual({ nodes: [{ title: 'Praia' }], totalCount: 1 });
    expect(await titles(bia)).toEqual({ nodes: [{ title: 'Escritório' }], totalCount: 1 });
    const one = 'query ($id: ID!) { diary(id: $id) { id } search(text: "praia") { id } }';
    expect((await gateway.graphql(one, { id }, ana)).data).toEqual({
      diary: { id },
      search: [{ id }],
    });
    expect((await gateway.graphql(one, { id }, bia)).data).toEqual({ diary: null, search: [] });
    const remove = 'mutation ($id: ID!) { deleteDiary(input: { id: $id }) { id } }';
    const refused = await gateway.graphql(remove, { id }, bia);
    expect(refused.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    expect((await gateway.graphql(remove, { id }, ana)).data).toEqual({ deleteDiary: { id } });
  });

  it('have no operation that is not declared, at no door', async () => {
    const { id } = await write('Fim', ana);
    const { errors } = await gateway.graphql(
      'mutation ($id: ID!) { updateDiary(input: { id: $id }) { diary { id } } }',
      { id },
      ana,
    );
    expect(errors?.[0]?.message).toContain('updateDiary');
    const patched = await gateway.app.inject({
      method: 'PATCH',
      url: `/api/records/diaries/${id}`,
      headers: { authorization: `Bearer ${ana}` },
    });
    expect(patched.statusCode).toBe(405);
    const read = await gateway.app.inject({
      url: `/api/records/diaries/${id}`,
      headers: { authorization: `Bearer ${ana}` },
    });
    expect(read.json()).toEqual({ id, title: 'Fim' });
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.demoTokenFor('SA');
  for (const title of ['Deal won by hand', 'A card was assigned to you']) {
    const { status } = await gateway.call({
      url: '/api/notification/add',
      body: { title, subtitle: 'Pintar a porta' },
      token,
    });
    expect(status).toBe(200);
  }
});
afterAll(() => gateway.stop());

async function titlesIn(lang: string): Promise<string[]> {
  const answer = await gateway.app.inject({
    url: `/api/notifications.csv?lang=${lang}&columns=title`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(200);
  return answer.body.split('\r\n').slice(1, -1);
}

it('writes the titles that the gateway made in the language of the file', async () => {
  const [en, pt] = [await titlesIn('en'), await titlesIn('pt-BR')];
  expect(pt).toHaveLength(en.length);
  const inPortuguese = (title: string) =>
    title
      .replace('New message from', 'Nova mensagem de')
      .replace(/^Deal won$/, 'Venda ganha')
      .replace('Stock is low', 'Estoque baixo')
      .replace('A card was assigned to you', 'Um cartão foi atribuído a você');
  expect(pt).toEqual(en.map(inPortuguese));
  for (const title of ['Venda ganha', 'Estoque baixo', 'Um cartão foi atribuído a você'])
    expect(pt).toContain(title);
  expect(pt).toContainEqual(expect.stringMatching(/^Nova mensagem de \S/));
  expect(pt).toContain('Deal won by hand');
});

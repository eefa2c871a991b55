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
  const { data } = await gateway.graphql(
    '{ notifications(first: 100) { nodes { title code sender } } }',
    {},
    token,
  );
  const told = data!.notifications.nodes as { title: string; code: string; sender: string }[];
  const titles: Record<string, (sender: string) => string> = {
    MESSAGE_RECEIVED: (sender) => `Nova mensagem de ${sender}`,
    DEAL_WON: () => 'Venda ganha',
    STOCK_LOW: () => 'Estoque baixo',
    CARD_ASSIGNED: () => 'Um cartão foi atribuído a você',
  };
  expect(new Set(told.map(({ code }) => code))).toEqual(new Set([...Object.keys(titles), null]));
  expect(await titlesIn('en')).toEqual(told.map(({ title }) => title));
  expect(await titlesIn('pt-BR')).toEqual(
    told.map(({ title, code, sender }) => titles[code]?.(sender) ?? title),
  );
});

it('leaves what a program wrote as it is', async () => {
  const titles = await titlesIn('pt-BR');
  expect(titles).toContain('Deal won by hand');
  expect(titles).toContain('A card was assigned to you');
});

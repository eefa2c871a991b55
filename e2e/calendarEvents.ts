import type { Locator, Page } from '@playwright/test';

/** Finds a link of the calendar; its words are the title, then when and where. */
export const event = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name });
/** Finds the half hour of a day at which a press begins an event. */
export const slot = (page: Page, when: string) =>
  page.getByRole('button', { name: new RegExp(`^New event ${when.replace(' PM', '\\sPM')}`) });

/** Drags an event by its beginning to the beginning of a slot. */
export async function dragByStart(tile: Locator, to: Locator) {
  const start = { x: 12, y: 8 };
  await tile.dragTo(to, { sourcePosition: start, targetPosition: start });
}

/** Resolves to the times of the events with a title, as the gateway has them. */
export async function instants(page: Page, text: string): Promise<string[]> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      query: 'query ($text: String) { events(filter: { text: $text }) { nodes { start } } }',
      variables: { text },
    },
  });
  const { data } = (await answer.json()) as {
    data: { events: { nodes: { start: string }[] } };
  };
  return data.events.nodes.map(({ start }) => start);
}

import type { Page } from '@playwright/test';

/** Makes a board with one column of cards, and resolves to its path. */
export async function boardOf(page: Page, token: string, cards: number): Promise<string> {
  const send = async (call: string, data: unknown) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request.post(`/api/scrum-board/${call}`, { headers, data });
    return (await answer.json()) as { id: string; list: { id: string }[] };
  };
  const title = `Depósito ${Date.now()}`;
  const boards = (await send('add-board', { title })) as unknown as { id: string; title: string }[];
  const boardId = boards.find((each) => each.title === title)!.id;
  const { list } = await send('add-column', { boardId, listTitle: 'Prateleira' });
  for (let number = 1; number <= cards; number += 1) {
    await send('add-card', { boardId, listId: list[0]!.id, cardTitle: `Caixa ${number}` });
  }
  return `/boards/${boardId}`;
}

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBoard, titlesIn } from '../../testing/boards.ts';
import { click, fill, press, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

/** Starts with two columns, one card in the first, and a second user. */
async function startShared() {
  const { gateway, board, url } = await startBoard([1, 0]);
  const token = await gateway.tokenFor('ADMIN');
  const [first, second] = board.columns;
  const card = first!.cards[0]!.id;
  const someoneElse = async (name: string, input: object) => {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
    const query = `mutation ($input: ${type}) { ${name}(input: $input) { board { id } } }`;
    const asked = name === 'updateCard' ? query.replace('board { id }', 'card { id }') : query;
    const { errors } = await gateway.graphql(
      asked,
      { input: { boardId: board.id, ...input } },
      token,
    );
    expect(errors).toBe(undefined);
  };
  return { gateway, url, card, someoneElse, second: second!.id };
}

async function move(to: string) {
  await press('Move Card 0 to…');
  await click('menuitem', to);
}

describe('a move on a board that someone else has changed meanwhile', () => {
  it('says where the card is by now and who moved it there, and shows it', async () => {
    const { gateway, url, card, someoneElse, second } = await startShared();
    await someoneElse('addColumn', { title: 'C' });
    await renderAt(url, { as: 'EDITOR', gateway });
    await waitFor(async () => expect(await titlesIn('A')).toEqual(['Card 0']));
    await someoneElse('moveCard', { id: card, columnId: second });
    await move('C');
    await screen.findByText(/^(?!Someone else).+ moved Card 0 in the meantime\. It is now in B\.$/);
    await waitFor(async () => expect(await titlesIn('B')).toEqual(['Card 0']));
    expect(await titlesIn('C')).toEqual([]);
  });

  it('says that the card was deleted', async () => {
    const { gateway, url, card, someoneElse } = await startShared();
    await renderAt(url, { as: 'EDITOR', gateway });
    await waitFor(async () => expect(await titlesIn('A')).toEqual(['Card 0']));
    await someoneElse('deleteCard', { id: card });
    await move('B');
    await screen.findByText(/ deleted Card 0 in the meantime\.$/);
    await waitFor(async () => expect(await titlesIn('A')).toEqual([]));
  });

  it('says that the column was deleted', async () => {
    const { gateway, url, someoneElse, second } = await startShared();
    await renderAt(url, { as: 'EDITOR', gateway });
    await waitFor(async () => expect(await titlesIn('A')).toEqual(['Card 0']));
    await someoneElse('deleteColumn', { id: second });
    await move('B');
    await screen.findByText('Column B was deleted in the meantime.');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'B' })).toBe(null));
    expect(await titlesIn('A')).toEqual(['Card 0']);
  });

  it('moves no other column than the one that was seen', async () => {
    const { gateway, url, someoneElse } = await startShared();
    await someoneElse('addColumn', { title: 'C' });
    await renderAt(url, { as: 'EDITOR', gateway });
    await screen.findByRole('region', { name: 'C' });
    await someoneElse('moveColumn', { startIndex: 2, endIndex: 0 });
    await press('Actions for B');
    await click('menuitem', 'Move left');
    await screen.findByText(/^Someone else changed this board in the meantime\./);
    const order = () =>
      screen
        .getAllByRole('region', { name: /^[ABC]$/ })
        .map(
          (region) =>
            region.getAttribute('aria-label') ??
            within(region).getAllByRole('heading')[0]?.textContent,
        );
    await waitFor(() => expect(order()).toEqual(['C', 'A', 'B']));
  });
});

describe('a card that someone else has changed meanwhile', () => {
  it('shows both titles, and is saved with the one that was chosen', async () => {
    const { gateway, url, card, someoneElse } = await startShared();
    await renderAt(`${url}?card=${card}`, { as: 'EDITOR', gateway });
    await fill(/^Title/, 'Mine');
    await someoneElse('updateCard', { id: card, title: 'Theirs' });
    await press('Save');
    await screen.findByText('Someone else changed this');
    expect(screen.queryAllByRole('radio', { name: /^Title/, checked: true })).toEqual([]);
    await press('Save');
    await screen.findByText('Choose a value for: Title');
    await click('radio', 'Title: yours');
    await press('Save');
    await screen.findByText('The card was saved.');
    await waitFor(async () => expect(await titlesIn('A')).toEqual(['Mine']));
  });

  it('is saved at once when they changed another part of it, which stays theirs', async () => {
    const { gateway, url, card, someoneElse } = await startShared();
    const { reload } = await renderAt(`${url}?card=${card}`, { as: 'EDITOR', gateway });
    await fill(/^Title/, 'Mine');
    await someoneElse('updateCard', { id: card, descriptionHtml: '<p>Theirs</p>' });
    await press('Save');
    await screen.findByText('The card was saved.');
    await fill('Picture address', '/pictures/products/keyboard.svg');
    await someoneElse('updateCard', { id: card, descriptionHtml: '<p>Theirs again</p>' });
    await press('Use');
    await screen.findByRole('button', { name: 'No cover' });
    await screen.findByText('Theirs again');
    await reload();
    await screen.findByText('Theirs again');
    await screen.findByRole('button', { name: 'No cover' });
    expect(valueOf(/^Title/)).toBe('Mine');
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill, press, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { column, startBoard, titlesIn } from '../../testing/boards.ts';
import { uploadsReach } from '../../testing/uploads.ts';
import { png } from '../../../gateway/testing/sample-files.ts';

describe('a card', () => {
  it('opens at an address of its own, and what is changed there stays', async () => {
    const { gateway, url, board } = await startBoard([1, 0]);
    const card = board.columns[0]!.cards[0]!.id;
    const { location, reload } = await renderAt(`${url}?card=${card}`, { as: 'EDITOR', gateway });
    const dialog = within(await screen.findByRole('dialog', { name: 'Card 0' }));
    await dialog.findByText('No activity yet.');
    await fill(/^Title/, 'Card um');
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Save' })));
    await screen.findByText('The card was saved.');
    await fill('Write a note', 'Falta a lona.');
    await press('Add note');
    await dialog.findByText('Falta a lona.');
    await screen.findByRole('img', { name: '1 note', hidden: true });
    await reload();
    const read = within(await screen.findByRole('dialog', { name: 'Card um' }));
    await read.findByText('Falta a lona.');
    expect(location()).toBe(`${url}?card=${card}`);
  });

  it('counts its notes on the board, and no longer one that is deleted, until it is brought back', async () => {
    const { gateway, url, board } = await startBoard([1, 0]);
    const card = board.columns[0]!.cards[0]!.id;
    await renderAt(`${url}?card=${card}`, { as: 'EDITOR', gateway });
    for (const [count, text] of ['Medir a vitrine.', 'Pedir a lona.'].entries()) {
      await fill('Write a note', text);
      await press('Add note');
      await screen.findByText(text);
      const name = count === 0 ? '1 note' : '2 notes';
      await screen.findByRole('img', { name, hidden: true });
    }
    const [remove] = screen.getAllByRole('button', { name: 'Delete note' });
    await act(async () => fireEvent.click(remove!));
    await screen.findByRole('img', { name: '1 note', hidden: true });
    await press('Undo');
    await screen.findByRole('img', { name: '2 notes', hidden: true });
  });

  it('has a rich description, cleaned, and one in plain text is read as before', async () => {
    const { gateway, url, board } = await startBoard([2, 0]);
    const [rich, plain] = board.columns[0]!.cards;
    const describe = async (id: string, texts: object) =>
      gateway.graphql(
        'mutation ($input: UpdateCardInput!) { updateCard(input: $input) { card { id } } }',
        { input: { boardId: board.id, id, ...texts } },
        await gateway.tokenFor('EDITOR'),
      );
    await describe(rich!.id, { descriptionHtml: '<p>Medir <strong>antes</strong></p>' });
    await describe(plain!.id, { description: 'Se 1 < 2' });
    const { navigate } = await renderAt(`${url}?card=${rich!.id}`, { as: 'GUEST', gateway });
    expect((await screen.findByText('antes')).tagName).toBe('STRONG');
    expect(screen.queryByRole('button', { name: 'Edit description' })).toBe(null);
    await navigate(`${url}?card=${plain!.id}`);
    await screen.findByText('Se 1 < 2');
  });

  it('takes an uploaded file, which can be its cover, is taken off and comes back by undo', async () => {
    const { gateway, url, board } = await startBoard([1, 0]);
    uploadsReach(gateway);
    const card = board.columns[0]!.cards[0]!.id;
    await renderAt(`${url}?card=${card}`, { as: 'EDITOR', gateway });
    await screen.findByText(/Up to 10 MB each/);
    const files = [new File([png], 'vitrine.png', { type: 'image/png' })];
    const area = screen.getByRole('group', { name: 'Upload files' });
    await act(async () => fireEvent.drop(area, { dataTransfer: { files } }));
    await screen.findByRole('button', { name: 'Save vitrine.png' });
    const choice = await screen.findByRole('button', { name: 'Use vitrine.png as the cover' });
    await act(async () => fireEvent.click(choice));
    const covers = async () => {
      const query = 'query ($id: ID!) { card(id: $id) { coverImage } }';
      const token = await gateway.tokenFor('GUEST');
      return (await gateway.graphql(query, { id: card }, token)).data?.card.coverImage as unknown;
    };
    await waitFor(async () => expect(await covers()).toMatch(/^\/files\//));
    expect(choice.getAttribute('aria-pressed')).toBe('true');
    await press('No cover');
    await waitFor(async () => expect(await covers()).toBe(null));
    await press('Remove vitrine.png');
    await screen.findByText('vitrine.png was removed from the card.');
    expect(screen.queryByRole('button', { name: 'Save vitrine.png' })).toBe(null);
    await press('Undo');
    await screen.findByRole('button', { name: 'Save vitrine.png' });
  });

  it('carries a label that is made in its dialog, changed, deleted and brought back', async () => {
    const { gateway, url, board } = await startBoard([1, 0]);
    const card = board.columns[0]!.cards[0]!.id;
    await renderAt(`${url}?card=${card}`, { as: 'EDITOR', gateway });
    await press('New label');
    await fill('Label name', 'Urgente');
    await fill('Color', 'error');
    const form = screen.getByRole('form', { name: 'New label' });
    await act(async () => fireEvent.submit(form));
    await waitFor(async () => (await column('A')).getByText('Urgente'));
    await screen.findByRole('button', { name: 'New label' });

    await press('Edit labels');
    await press('Edit label Urgente');
    await fill('Label name', 'Hoje');
    await fill('Color', 'green');
    const changing = screen.getByRole('form', { name: 'Edit label Urgente' });
    await act(async () => fireEvent.submit(changing));
    await waitFor(async () => (await column('A')).getByText('Hoje'));
    await screen.findByText('Label Hoje was changed.');
    await press('Edit label Hoje');
    expect(valueOf('Color')).toBe('green');
    await press('Cancel');
    await press('Delete label Hoje');
    await screen.findByText('Label Hoje was deleted.');
    expect((await column('A')).queryByText('Hoje')).toBe(null);
    const [undo] = screen.getAllByRole('button', { name: 'Undo' });
    await act(async () => fireEvent.click(undo!));
    await waitFor(async () => (await column('A')).getByText('Hoje'));
  });

  it('takes an uploaded picture as its cover at once, which is a file of the card as well', async () => {
    const { gateway, url, board } = await startBoard([1, 0]);
    uploadsReach(gateway);
    const card = board.columns[0]!.cards[0]!.id;
    await renderAt(`${url}?card=${card}`, { as: 'EDITOR', gateway });
    const button = await screen.findByRole('button', { name: 'Upload cover' });
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    const input = button.parentElement!.querySelector<HTMLInputElement>('input[type=file]')!;
    const files = [new File([png], 'vitrine.png', { type: 'image/png' })];
    await act(async () => fireEvent.change(input, { target: { files } }));
    const choice = await screen.findByRole('button', { name: 'Use vitrine.png as the cover' });
    expect(choice.getAttribute('aria-pressed')).toBe('true');
    await screen.findByRole('button', { name: 'Save vitrine.png' });
    await press('No cover');
    await waitFor(() => expect(choice.getAttribute('aria-pressed')).toBe('false'));
  });

  it('refuses as a cover what is no path of this site, and keeps it in the field', async () => {
    const { gateway, url, board } = await startBoard([1, 0]);
    const card = board.columns[0]!.cards[0]!.id;
    await renderAt(`${url}?card=${card}`, { as: 'EDITOR', gateway });
    for (const address of [
      'vitrine',
      'javascript:alert(1)',
      'a b',
      '//example.com/a.png',
      'https://example.com/a.png',
    ]) {
      await fill('Picture address', address);
      await press('Use');
      await screen.findByText('Enter a path on this site. Pictures from other sites aren’t shown.');
      expect(valueOf('Picture address')).toBe(address);
    }
    await fill('Picture address', '/pictures/products/keyboard.svg');
    await press('Use');
    await screen.findByRole('button', { name: 'No cover' });
    expect(valueOf('Picture address')).toBe('');
  });

  it('that is deleted comes back by undo', async () => {
    const { gateway, url, board, stored } = await startBoard([1, 0]);
    const card = board.columns[0]!.cards[0]!.id;
    await renderAt(`${url}?card=${card}`, { as: 'EDITOR', gateway });
    await press('Delete card');
    await screen.findByText('Card Card 0 was deleted.');
    expect(await stored()).toEqual([0, 0]);
    await press('Undo');
    await waitFor(async () => expect(await titlesIn('A')).toEqual(['Card 0']));
    expect(await stored()).toEqual([1, 0]);
  });
});

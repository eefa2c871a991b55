import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { column, startBoard, titlesIn } from '../../testing/boards.ts';
import { click, fill, follow, press, undoByKey } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

async function enter(region: string, label: string, value: string) {
  const field = (await column(region)).getByLabelText(label);
  await act(async () => fireEvent.change(field, { target: { value } }));
  await act(async () => fireEvent.submit(field));
  return field;
}

const columns = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('an editor takes back', () => {
  it('cards that they added, the last first, by Ctrl+Z in the emptied field', async () => {
    const { gateway, url, stored } = await startBoard([0, 0]);
    await renderAt(url, { as: 'EDITOR', gateway });
    const titles = ['Assar', 'Embalar'];
    for (const [at, title] of titles.entries()) {
      await enter('A', 'New card', title);
      await waitFor(async () => expect(await titlesIn('A')).toEqual(titles.slice(0, at + 1)));
    }
    expect(screen.queryByText(/was added/)).toBe(null);
    await undoByKey((await column('A')).getByLabelText('New card'));
    await screen.findByText('Undone: Card Embalar was added.');
    await waitFor(async () => expect(await titlesIn('A')).toEqual(['Assar']));
    await press('Redo');
    await waitFor(async () => expect(await titlesIn('A')).toEqual(['Assar', 'Embalar']));
    expect(await stored()).toEqual([2, 0]);
  });

  it('a card that they moved, also after a reload, and move it again', async () => {
    const { gateway, url } = await startBoard([0, 0]);
    const { reload } = await renderAt(url, { as: 'EDITOR', gateway });
    await enter('A', 'New card', 'Assar');
    await waitFor(async () => expect(await titlesIn('A')).toEqual(['Assar']));
    await press('Move Assar to…');
    await click('menuitem', 'B');
    await screen.findByText('Assar was moved to B.');
    await reload();
    await waitFor(async () => expect(await titlesIn('B')).toEqual(['Assar']));
    await undoByKey(document.body);
    await screen.findByText('Assar was moved back.');
    await waitFor(async () => expect(await titlesIn('A')).toEqual(['Assar']));
    await press('Redo');
    await waitFor(async () => expect(await titlesIn('B')).toEqual(['Assar']));
  });

  it('a column that they added, and another name of one', async () => {
    const { gateway, url } = await startBoard([0, 0]);
    await renderAt(url, { as: 'EDITOR', gateway });
    const field = await enter('Columns', 'New column', 'C');
    await column('C');
    await press('Actions for B');
    await click('menuitem', 'Rename');
    await enter('B', 'Title', 'Pronto');
    await screen.findByText('B was renamed to Pronto.');
    await undoByKey(document.body);
    await waitFor(() => expect(columns()).toEqual(['A', 'B', 'C']));
    await undoByKey(field);
    await screen.findByText('Undone: Column C was added.');
    await waitFor(() => expect(columns()).toEqual(['A', 'B']));
  });

  it('a label that they made and put on a card, and nothing older', async () => {
    const { gateway, url } = await startBoard([1, 0]);
    const { reload } = await renderAt(url, { as: 'EDITOR', gateway });
    await enter('A', 'New card', 'Assar');
    await waitFor(async () => expect(await titlesIn('A')).toEqual(['Card 0', 'Assar']));
    await follow('Card 0');
    await press('New label');
    await fill('Label name', 'Urgente');
    const form = screen.getByRole('form', { name: 'New label' });
    await act(async () => fireEvent.submit(form));
    await screen.findByRole('button', { name: 'New label' });
    await waitFor(async () => (await column('A')).getByText('Urgente'));
    await waitFor(() => expect(sessionStorage.getItem('undo')).toContain('The card was saved.'));
    await undoByKey(document.body);
    await screen.findByText('Undone: The card was saved.');
    await waitFor(async () => expect((await column('A')).queryByText('Urgente')).toBe(null));
    await reload();
    await press('Edit labels');
    await screen.findByRole('button', { name: 'Edit label Urgente' });
    await undoByKey(document.body);
    await screen.findByText('Undone: Label Urgente was added.');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Edit label Urgente' })).toBe(null),
    );
    expect(await titlesIn('A')).toEqual(['Card 0', 'Assar']);
  });

  it('a note on a card by its name, and its deletion', async () => {
    const { gateway, url } = await startBoard([1, 0]);
    await renderAt(url, { as: 'EDITOR', gateway });
    await follow('Card 0');
    const undone = async (what: string) => {
      await waitFor(() => expect(sessionStorage.getItem('undo')).toContain(what));
      await undoByKey(document.body);
      await screen.findByText(`Undone: ${what}`);
    };
    const say = async () => {
      await fill('Write a note', 'Falta a lona.');
      await press('Add note');
      await screen.findByText('Falta a lona.');
    };
    await say();
    await undone('Note added.');
    await waitFor(() => expect(screen.queryByText('Falta a lona.')).toBe(null));
    await say();
    await press('Delete note');
    await screen.findByText('Note deleted.');
    await undoByKey(document.body);
    await screen.findByText('Falta a lona.');
  });

  it('another name of a board', async () => {
    const { gateway, url } = await startBoard([0, 0]);
    await renderAt(url, { as: 'EDITOR', gateway });
    await press('Actions for Quadro');
    await click('menuitem', 'Rename');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename' }));
    const field = await dialog.findByLabelText(/^Title/);
    await act(async () => fireEvent.change(field, { target: { value: 'Mudança' } }));
    await act(async () => fireEvent.submit(field));
    await screen.findByText('Quadro was renamed to Mudança.');
    await press('Undo');
    await screen.findByRole('heading', { level: 1, name: 'Quadro' });
  });
});

it('an administrator takes back a board that they created', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  const { location } = await renderAt('/boards', { as: 'ADMIN', gateway });
  await fill('New board title', 'Feira');
  await press('Create board');
  await screen.findByText('Board Feira was created.');
  await press('Undo');
  await waitFor(() => expect(location()).toBe('/boards'));
  await screen.findByRole('heading', { name: 'No boards yet' });
});

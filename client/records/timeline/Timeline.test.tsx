import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../../../gateway/testing/sample-files.ts';
import { seedId } from '../../../gateway/testing/seeded-ids.ts';
import { startGateway, type TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { uploader } from '../../../gateway/testing/uploader.ts';
import { expectFocus, fill, press, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const timeline = async () => within(await screen.findByRole('region', { name: 'Timeline' }));

it.each([
  ['a product', `/produtos/${seedId('products', 0)}`],
  ['an invoice', `/invoices/${seedId('invoices', 0)}`],
  ['a user', `/users/${seedId('users', 0)}`],
  ['a project', `/projects/${seedId('projects', 0)}`],
  ['a customer', `/clientes/${seedId('customers', 0)}`],
  ['a deal', `/vendas/${seedId('deals', 0)}`],
])('a note is written on %s, and what is typed is kept till then', async (_what, page) => {
  const token = await gateway.tokenFor('ADMIN');
  const { navigate } = await renderAt(page, { token, gateway });
  await timeline();
  await fill('Write a note', 'Volta em maio.');
  await navigate('/profile');
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await navigate(page);
  await timeline();
  expect(valueOf('Write a note')).toBe('Volta em maio.');
  await press('Add note');
  const note = within((await (await timeline()).findByText('Volta em maio.')).closest('li')!);
  note.getByText(/^admin-/);
  expect(valueOf('Write a note')).toBe('');
});

it.each([['a to-do', 'createTodo(input: { title: "Ligar" }) { todo { id } }', '/todo?todo=']])(
  'a note on %s is its owner’s',
  async (_what, mutation, page) => {
    const token = await gateway.tokenFor('GUEST');
    const { data } = await gateway.graphql(`mutation { ${mutation} }`, {}, token);
    const made = Object.values(Object.values(data!)[0] as object)[0] as { id: string };
    await renderAt(`${page}${made.id}`, { token, gateway });
    await fill('Write a note', 'Só de manhã.');
    await press('Add note');
    const note = within((await (await timeline()).findByText('Só de manhã.')).closest('li')!);
    note.getByRole('button', { name: 'Edit note' });
  },
);

it('a note shows its files, which are among those of its record, until they are removed', async () => {
  const token = await gateway.tokenFor('EDITOR');
  const id = seedId('products', 3);
  const input = { kind: 'Product', id, text: 'O laudo chegou.' };
  const add = 'mutation ($input: AddNoteInput!) { addNote(input: $input) { note { id } } }';
  const { data } = await gateway.graphql(add, { input }, token);
  const fields = { attachedTo: `Note/${data!.addNote.note.id as string}` };
  const kept = await uploader(gateway)([{ name: 'laudo.pdf', bytes: pdf }], { token, fields });
  const { name } = kept.body.files![0]!;
  await renderAt(`/produtos/${id}`, { token, gateway });
  const note = within((await (await timeline()).findByText('O laudo chegou.')).closest('li')!);
  note.getByRole('button', { name });
  note.getByRole('button', { name: 'Attach files to the note' });
  await press(`Remove ${name} from here`);
  await waitFor(() => expect(note.queryByRole('button', { name })).toBe(null));
});

it('a guest reads the notes and writes none', async () => {
  await renderAt(`/produtos/${seedId('products', 1)}`, { as: 'GUEST', gateway });
  await (await timeline()).findByText('No activity yet.');
  expect(screen.queryByLabelText('Write a note')).toBe(null);
});

describe('a note', () => {
  const page = `/produtos/${seedId('products', 2)}`;
  const noteWith = async (text: string) =>
    within((await (await timeline()).findByText(text)).closest('li')!);

  it('is edited in place by its author, who can leave it as it is, and undone', async () => {
    const token = await gateway.tokenFor('EDITOR');
    const { navigate } = await renderAt(page, { token, gateway });
    await fill('Write a note', 'Chega na sexta.');
    await press('Add note');
    fireEvent.click((await noteWith('Chega na sexta.')).getByRole('button', { name: 'Edit note' }));
    await fill('Edit note', 'Chega');
    fireEvent.keyDown(screen.getByLabelText('Edit note'), { key: 'Escape' });
    await expectFocus(
      (await noteWith('Chega na sexta.')).findByRole('button', { name: 'Edit note' }),
    );
    await press('Edit note');
    await fill('Edit note', 'Chega no sábado.');
    await navigate('/profile');
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    await navigate(page);
    await timeline();
    expect(valueOf('Edit note')).toBe('Chega no sábado.');
    await press('Save note');
    await screen.findByText('Note changed.');
    await (await timeline()).findByText(/^Chega no sábado\./);
    (await timeline()).getByText('(edited)');
    await press('Undo');
    await (await timeline()).findByText('Chega na sexta.');
  });

  it('is deleted by its author, and comes back', async () => {
    await renderAt(page, { as: 'EDITOR', gateway });
    await fill('Write a note', 'Engano.');
    await press('Add note');
    fireEvent.click((await noteWith('Engano.')).getByRole('button', { name: 'Delete note' }));
    await screen.findByText('Note deleted.');
    expect((await timeline()).queryByText('Engano.')).toBe(null);
    await press('Undo');
    await (await timeline()).findByText('Engano.');
  });

  it('of somebody else has no buttons', async () => {
    await renderAt(page, { as: 'SA', gateway });
    const note = await noteWith('Engano.');
    expect(note.queryByRole('button')).toBe(null);
  });
});

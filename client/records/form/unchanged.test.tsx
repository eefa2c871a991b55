import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { press, undoByKey } from '../../testing/forms.ts';
import { notifyUndoable } from '../../core/notify.tsx';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

let gateway: TestGateway;
let token: string;
beforeEach(async () => {
  gateway = await startOwnGateway();
  token = await gateway.tokenFor('EDITOR');
});

const ask = async (query: string) => {
  const { data, errors } = await gateway.graphql(query, {}, token);
  expect(errors).toBeUndefined();
  return data!;
};

const edited = [
  ['invoice', 'invoices(filter: { status: pending }, first: 1)', '/invoices'],
  ['customer', 'customers(first: 1)', '/clientes'],
  ['product', 'products(first: 1)', '/produtos'],
] as const;

async function openForm(list: string, path: string): Promise<string> {
  const [{ id }] = Object.values(await ask(`{ ${list} { nodes { id } } }`))[0].nodes;
  await renderAt(`${path}/${id}/edit`, { token, gateway });
  await screen.findByRole('button', { name: /^Save/ });
  return id;
}

/** Makes a change before the save, whose undo is counted. */
function undoneBefore(): () => number {
  let count = 0;
  act(() => void notifyUndoable('The change before.', async () => (count += 1) > 0));
  return () => count;
}

async function expectNothingUndone(undone: () => number): Promise<void> {
  await screen.findByText('No changes.');
  await undoByKey(document.body);
  await screen.findByText('Nothing to undo.');
  expect(undone()).toBe(0);
  await undoByKey(document.body);
  await waitFor(() => expect(undone()).toBe(1));
}

it.each(edited)(
  'saving an unchanged %s records nothing, and Ctrl+Z does not undo the change before it at once',
  async (one, list, path) => {
    const id = await openForm(list, path);
    const stored = () =>
      ask(`{ ${one}(id: "${id}") { version } history(of: "${id}") { totalCount } latestActivity }`);
    const before = await stored();
    const undone = undoneBefore();
    await press(/^Save/);
    await expectNothingUndone(undone);
    expect(screen.queryByText(/ was saved\.$/)).toBe(null);
    expect(await stored()).toEqual(before);
  },
);

it('Ctrl+Z after an unchanged list was saved on the page of a record does the same', async () => {
  const [{ id }] = (await ask('{ customers(first: 1) { nodes { id } } }')).customers.nodes;
  await renderAt(`/clientes/${id}`, { token, gateway });
  await press('Add contact');
  const undone = undoneBefore();
  await press('Save');
  await expectNothingUndone(undone);
});

it('Ctrl+Z after the same name was saved in the profile does the same', async () => {
  await renderAt('/profile', { token, gateway });
  await screen.findByRole('button', { name: 'Save' });
  const undone = undoneBefore();
  await press('Save');
  await expectNothingUndone(undone);
});

it('Ctrl+Z undoes a change that is saved after one without a change', async () => {
  await renderAt('/profile', { token, gateway });
  await press('Save');
  await screen.findByText('No changes.');
  const undone = undoneBefore();
  await undoByKey(document.body);
  await waitFor(() => expect(undone()).toBe(1));
  expect(screen.queryByText('Nothing to undo.')).toBe(null);
});

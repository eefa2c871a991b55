import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill, press, valueOf } from '../../testing/forms.ts';
import { heldNetwork } from '../../testing/person.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

async function openTodo(options: Parameters<typeof renderAt>[1] = {}) {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('GUEST');
  const create =
    'mutation { createTodo(input: { id: "regar", title: "Regar" }) { todo { id title } } }';
  await gateway.graphql(create, {}, token);
  const shown = await renderAt('/todo?todo=regar', { gateway, token, ...options });
  await screen.findByLabelText(/^Title/, { selector: 'input' });
  return shown;
}

const draftKeys = () => Object.keys(localStorage).filter((key) => key.includes('Form Todo regar'));

it('what is typed here stays when another tab saves the same record', async () => {
  const { reload } = await openTodo();
  await fill(/^Note/, 'No domingo');
  await waitFor(() => expect(draftKeys()).toHaveLength(1));
  const [key] = draftKeys() as [string];
  localStorage.removeItem(key);
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key })));
  await reload();
  await screen.findByText(/^Unsaved changes restored/);
  expect(valueOf(/^Note/)).toBe('No domingo');
});

it('a panel in which more is typed while it saves stays open with it', async () => {
  const { network, release } = heldNetwork('UpdateTodo');
  await openTodo({ network });
  await fill(/^Title/, 'Regar as flores');
  await press('Save');
  await fill(/^Note/, 'No domingo');
  release();
  await screen.findByText('“Regar as flores” was saved.');
  expect(valueOf(/^Note/)).toBe('No domingo');
  expect(valueOf(/^Title/)).toBe('Regar as flores');
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
});

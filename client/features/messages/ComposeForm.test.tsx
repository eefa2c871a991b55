import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

it('writing goes on where a draft ends, its last space included', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('ADMIN');
  const { data } = await gateway.graphql('{ me { id } }', {}, token);
  const { id } = data!.me as { id: string };
  const { navigate } = await renderAt('/inbox', { gateway, token });
  const key = `draft/${id}/Mail new`;
  const to = [{ id, name: 'Rui', messageId: 'da-carta' }];
  const content = { to, subject: 'Feira', body: '<p>Até </p>' };
  localStorage.setItem(key, JSON.stringify({ content, at: new Date().toISOString() }));
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await navigate('/inbox?compose=new');
  const text = await screen.findByRole('textbox', { name: 'Text' });
  await waitFor(() => expect(document.activeElement).toBe(text));
  expect(text.textContent).toBe('Até ');
});

import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { apollo } from '../../core/apollo.ts';
import { ThemeProvider } from '../../app/ThemeProvider.tsx';
import { asDemoSa, textsWith, write } from '../../testing/chats.ts';
import { press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
import { ChatPanel } from './ChatPanel.tsx';

/** Renders the panel with the client and session of the rendered application. */
async function renderPanel(onClose = () => {}) {
  const panel = (
    <ThemeProvider>
      <Suspense>
        <ApolloProvider client={apollo}>
          <ChatPanel opened onClose={onClose} />
        </ApolloProvider>
      </Suspense>
    </ThemeProvider>
  );
  const { unmount } = await act(async () => render(panel));
  return { unmount, panel: within(await screen.findByRole('dialog', { name: 'Chat' })) };
}

it('the panel holds a room, remembers whose it was, and closes', async () => {
  const { rooms, gateway, token } = await asDemoSa(await startOwnGateway());
  const [{ contact, contactId }] = rooms as [(typeof rooms)[0]];
  await renderAt('/invoices', { gateway, token });
  const first = await renderPanel();
  await press(new RegExp(`${contact.name}.*${contact.status}`, 'i'));
  await first.panel.findByRole('heading', { name: contact.name });
  await write('Do painel');
  await waitFor(async () =>
    expect(await textsWith(gateway, token, contactId)).toContain('Do painel'),
  );
  first.unmount();

  const close = vi.fn();
  const again = await renderPanel(close);
  await again.panel.findByText('Do painel');
  await press('Back to contacts');
  await again.panel.findByRole('searchbox', { name: 'Search contacts' });
  await press('Close');
  expect(close).toHaveBeenCalledOnce();
});

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noteChanges } from '../core/live.ts';
import { renderAt } from '../testing/renderAt.tsx';

it('after a change of someone else the shown page is refetched, and no page that was left', async () => {
  const sent: string[] = [];
  const { navigate } = await renderAt('/home', {
    as: 'SA',
    network: (send) => (input, init) => {
      const query = typeof init?.body === 'string' ? /query (\w+)/.exec(init.body)?.[1] : undefined;
      if (query) sent.push(query);
      return send(input, init);
    },
  });
  await waitFor(() => expect(sent).toContain('ActivityTile'));
  await navigate('/chat');
  await screen.findByRole('heading', { level: 1, name: 'Chat' });
  await navigate('/todo');
  await screen.findByRole('heading', { level: 1, name: 'To-do' });
  sent.length = 0;
  noteChanges();
  document.dispatchEvent(new Event('focusout'));
  await waitFor(() => expect(sent).toContain('TodosPage'));
  expect(sent.filter((name) => /Tile$|^Chat|^FirstSteps$/.test(name))).toEqual([]);
});

import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

it('the bell counts what the page counts, and its drawer deletes for both', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('GUEST');
  for (const title of ['Deal won', 'Stock is low']) {
    await gateway.graphql(
      'mutation ($input: AddNotificationInput!) { addNotification(input: $input) { notification { id } } }',
      { input: { title } },
      token,
    );
  }
  await renderAt('/notifications', { gateway, token });
  await screen.findByText('2 notifications');
  await press('Notifications: 2');
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByRole('link', { name: 'All notifications' });
  await act(async () => (await drawer.findByRole('button', { name: 'Delete: Deal won' })).click());
  await screen.findByText('1 notification');
  await screen.findByRole('button', { name: 'Notifications: 1', hidden: true });
  expect(drawer.queryByRole('link', { name: 'Deal won' })).toBe(null);
});

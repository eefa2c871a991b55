import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { fill, follow, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

const HOUR_MS = 60 * 60 * 1000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

let gateway: TestGateway;
let token: string;
beforeEach(async () => {
  gateway = await startOwnGateway({ isEmpty: true });
  token = await gateway.tokenFor('EDITOR');
});

const options = () => ({ gateway, token });

async function tell(notification: object) {
  await gateway.graphql(
    'mutation ($input: AddNotificationInput!) { addNotification(input: $input) { notification { id } } }',
    { input: notification },
    token,
  );
}

async function tellThree() {
  await tell({ title: 'Deal won', subtitle: 'Enxoval', timestamp: ago(0), path: '/invoices' });
  await tell({ title: 'New message', heading: 'Message', timestamp: ago(24) });
  await tell({ title: 'Stock is low', timestamp: ago(24 * 40) });
}

const storedCount = async () =>
  (await gateway.graphql('{ notifications { totalCount } }', {}, token)).data?.notifications
    .totalCount as number;

describe('the notifications', () => {
  it('stand under their days, each with its kind and how long ago it came', async () => {
    await tellThree();
    const { location } = await renderAt('/notifications', options());
    await screen.findByText('3 notifications');
    const today = within(screen.getByRole('region', { name: 'Today' }));
    today.getByText('Alert', { exact: false });
    today.getByText(/^(now|\d+ sec ago)$/);
    within(screen.getByRole('region', { name: 'Yesterday' })).getByText('1 d ago');
    screen.getByText('1 mon ago');
    await follow('Deal won');
    await waitFor(() => expect(location()).toBe('/invoices'));
  });

  it('can be of one kind, which is in the URL', async () => {
    await tellThree();
    const { location } = await renderAt('/notifications', options());
    await fill('Type', 'Message');
    await waitFor(() => expect(screen.queryByText('Stock is low')).toBe(null));
    screen.getByText('New message');
    expect(location()).toBe('/notifications?heading=Message');
    await screen.findByText('1 notification');
    expect(screen.queryByRole('button', { name: 'Delete all' })).toBe(null);
    await fill('Type', '');
    await screen.findByText('3 notifications');
    screen.getByRole('button', { name: 'Delete all' });
  });

  it('go one by one, and come back', async () => {
    await tellThree();
    await renderAt('/notifications', options());
    await press('Delete: Deal won');
    await screen.findByText('2 notifications');
    expect(screen.queryByRole('link', { name: 'Deal won' })).toBe(null);
    await waitFor(async () => expect(await storedCount()).toBe(2));
    await press('Undo');
    await screen.findByText('3 notifications');
    await screen.findByRole('link', { name: 'Deal won' });
    expect(await storedCount()).toBe(3);
  });

  it('go all at once, and come back', async () => {
    await tellThree();
    await renderAt('/notifications', options());
    await press('Delete all');
    await screen.findByRole('heading', { name: 'No notifications' });
    await screen.findByText('3 notifications were deleted.');
    expect(await storedCount()).toBe(0);
    await press('Undo');
    await screen.findByText('3 notifications');
    expect(await storedCount()).toBe(3);
  });

  it('go all at once from a later page too', async () => {
    for (const hours of Array(21).keys()) await tell({ title: 'Deal won', timestamp: ago(hours) });
    const page = await renderAt('/notifications', options());
    await screen.findByText('21 notifications');
    await press('Next page');
    await waitFor(() => expect(page.location()).toContain('after='));
    await screen.findByText('21 of 21');
    await press('Delete all');
    await screen.findByText('21 notifications were deleted.');
    expect(await storedCount()).toBe(0);
  });

  it('stay when the gateway refuses, which is said', async () => {
    await tellThree();
    await renderAt('/notifications', {
      ...options(),
      network: (send) => (input, init) =>
        (init?.body as string | undefined)?.includes('mutation DeleteNotification')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : send(input, init),
    });
    await press('Delete: Deal won');
    await screen.findByText('Something went wrong!');
    await screen.findByText('3 notifications');
    screen.getByRole('link', { name: 'Deal won' });
  });

  it('have their titles in the language of the reader; what was written by hand keeps its words', async () => {
    await tellThree();
    const told = [
      { title: 'Deal won', code: 'DEAL_WON' },
      { title: 'New message', code: 'MESSAGE_RECEIVED', sender: 'Luísa {{sender}} Camargo' },
    ] as const;
    for (const { title, ...what } of told) {
      const { db } = gateway.store;
      await db.updateTable('notifications').set(what).where('title', '=', title).execute();
    }
    await renderAt('/notifications', { ...options(), language: 'pt-BR' });
    await screen.findByRole('link', { name: 'Venda ganha' });
    screen.getByRole('link', { name: 'Nova mensagem de Luísa {{sender}} Camargo' });
    screen.getByRole('link', { name: 'Stock is low' });
    await press('Excluir: Venda ganha');
    await screen.findByText('“Venda ganha” foi excluída.');
  });

  it('are none at first, which says what will come', async () => {
    await renderAt('/notifications', { ...options(), language: 'pt-BR' });
    await screen.findByRole('heading', { name: 'Nenhuma notificação' });
    expect(screen.queryByRole('button', { name: 'Excluir todas' })).toBe(null);
  });
});

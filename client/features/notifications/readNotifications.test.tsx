import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { follow, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

let gateway: TestGateway;
let token: string;
let other: string;
let me: string;
beforeEach(async () => {
  gateway = await startOwnGateway();
  token = await gateway.tokenFor('SA');
  other = await gateway.demoTokenFor('ADMIN');
  me = (await run('{ me { id } }', {}, token)).me.id;
});

async function run(query: string, variables: object = {}, as = other) {
  const { data, errors } = await gateway.graphql(query, variables, as);
  expect(errors).toBeUndefined();
  return data!;
}

const message = async (subject: string) =>
  (
    await run(
      'mutation ($input: CreateMessageInput!) { createMessage(input: $input) { message { id } } }',
      { input: { to: me, subject, message: 'Oi' } },
    )
  ).createMessage.message.id as string;

const deal = async (title: string) =>
  (
    await run('mutation ($input: CreateDealInput!) { createDeal(input: $input) { deal { id } } }', {
      input: {
        title,
        amount: 10,
        expectedCloseDay: '2030-01-02',
        stage: 'won',
        ownerId: me,
      },
    })
  ).createDeal.deal.id as string;

const bell = (count: number) => screen.findByRole('button', { name: `Notifications: ${count}` });

it('the bell counts down when what it tells of is opened, by whatever way', async () => {
  const [first, second] = [await deal('Vitrine'), await deal('Balcão')];
  await message('Potes de mel');
  const { navigate } = await renderAt('/inbox', { gateway, token });
  await bell(3);
  await follow(/Potes de mel/);
  await bell(2);
  await navigate(`/vendas/${first}`);
  await bell(1);
  await navigate(`/vendas?peek=${second}`);
  await bell(0);
  expect((await run('{ notifications { totalCount } }', {}, token)).notifications.totalCount).toBe(
    0,
  );
});

it('one that is opened from the list leaves it, also when its page shows no record', async () => {
  await run(
    'mutation ($input: AddNotificationInput!) { addNotification(input: $input) { notification { id } } }',
    { input: { title: 'Ligar', path: '/clientes' } },
    token,
  );
  await deal('Vitrine');
  const { navigate } = await renderAt('/notifications', { gateway, token });
  await bell(2);
  await follow('Ligar');
  await bell(1);
  await navigate('/notifications');
  await screen.findByText('1 notification');
  expect(screen.queryByText('Ligar')).toBe(null);
});

it('what someone else deleted takes its notification along', async () => {
  const id = await deal('Vitrine');
  await renderAt('/notifications', { gateway, token });
  await bell(1);
  await run('mutation ($id: ID!) { deleteDeal(input: { id: $id }) { id } }', { id });
  fireEvent.focus(window);
  await bell(0);
  await screen.findByRole('heading', { name: 'No notifications' });
});

it('marking a message as unread brings its notification back', async () => {
  await message('Potes de mel');
  await renderAt('/inbox', { gateway, token });
  await bell(1);
  await follow(/Potes de mel/);
  await bell(0);
  const unread = async () => (await run('{ unreadMessages }', {}, token)).unreadMessages as number;
  await waitFor(async () => expect(await unread()).toBe(0));
  await press('Mark as unread');
  await bell(1);
  expect(await unread()).toBe(1);
});

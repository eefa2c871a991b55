import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { follow } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

const CREATE = `mutation ($input: CreateMessageInput!) { createMessage(input: $input) { message { id } } }`;

/** Opens an inbox with messages of somebody without an account, the last one newest. */
async function inboxWith(...subjects: string[]) {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('EDITOR');
  const ids: string[] = [];
  for (const [index, subject] of subjects.entries()) {
    const date = `2026-03-0${index + 1}T12:00:00.000Z`;
    const input = { subject, date, message: 'Oi', sender: { name: 'Casa do Mel' } };
    const { data } = await gateway.graphql(CREATE, { input }, token);
    ids.push(data!.createMessage.message.id);
  }
  return { gateway, token, ids };
}

const key = (name: string) =>
  act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key: name }));

it('the key of a reply does nothing beside a message that cannot be answered', async () => {
  const { ids, ...as } = await inboxWith('A', 'B');
  const { location } = await renderAt('/inbox', as);
  await follow(/B Oi$/);
  await screen.findByText(/^The sender has no account/);
  await key('r');
  expect(location()).toBe(`/inbox?message=${ids[1]}`);
  await key('j');
  await screen.findByRole('heading', { name: 'A' });
});

it('the keys stay on beside a message without a form, even where the address asks for one', async () => {
  const { ids, ...as } = await inboxWith('A', 'B');
  const { navigate } = await renderAt('/inbox', as);
  for (const compose of ['reply', 'new']) {
    await navigate(`/inbox?message=${ids[1]}&compose=${compose}`);
    await screen.findByText(/^The sender has no account/);
    await key('j');
    await screen.findByRole('heading', { name: 'A' });
    await navigate(`/inbox?message=none&compose=${compose}`);
    await screen.findByText(/^Message not found/);
    await key('j');
    await screen.findByRole('heading', { name: 'B' });
  }
});

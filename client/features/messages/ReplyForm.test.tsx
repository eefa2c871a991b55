import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { follow, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

it('a reply has the place of the message, which is quoted on request and comes back', async () => {
  const gateway = await startOwnGateway();
  const [token, editor] = [await gateway.tokenFor('GUEST'), await gateway.demoTokenFor('EDITOR')];
  const { data } = await gateway.graphql('{ me { id } }', {}, token);
  const input = { to: data?.me.id as string, subject: 'A', message: '<p>Vem?</p>' };
  const CREATE = `mutation ($input: CreateMessageInput!) { createMessage(input: $input) { message { id } } }`;
  const { data: created } = await gateway.graphql(CREATE, { input }, editor);
  const id = created?.createMessage.message.id as string;
  await renderAt(`/inbox?message=${id}`, { gateway, token });
  await screen.findByTitle('Message text');
  await follow('Reply');
  await screen.findByRole('form', { name: 'Reply' });
  expect(screen.queryByTitle('Message text')).toBe(null);
  const quoted = screen.getByRole('button', { name: 'Quoted message' });
  await act(async () => fireEvent.click(quoted));
  expect(quoted.getAttribute('aria-expanded')).toBe('true');
  screen.getByText(/Luísa Camargo wrote:$/);
  screen.getByTitle('Message text');
  await press('Discard');
  await screen.findByRole('link', { name: 'Reply' });
  screen.getByTitle('Message text');
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { click, fill, follow, press, valueOf } from '../../testing/forms.ts';
import { heldNetwork } from '../../testing/person.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

function storeDraft(id: string, texts: { subject: string; body: string }) {
  const key = `draft/${id}/Mail new`;
  const content = { to: [{ id, name: 'Rui', messageId: 'da-carta' }], ...texts };
  localStorage.setItem(key, JSON.stringify({ content, at: new Date().toISOString() }));
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

it('writing goes on where a draft ends, its last space included', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('ADMIN');
  const { data } = await gateway.graphql('{ me { id } }', {}, token);
  const { id } = data!.me as { id: string };
  const { navigate } = await renderAt('/inbox', { gateway, token });
  storeDraft(id, { subject: 'Feira', body: '<p>Até </p>' });
  await navigate('/inbox?compose=new');
  const text = await screen.findByRole('textbox', { name: 'Text' });
  await waitFor(() => expect(document.activeElement).toBe(text));
  expect(text.textContent).toBe('Até ');
});

it('text pasted without its format keeps its lines and paragraphs', async () => {
  await renderAt('/inbox?compose=new', { as: 'EDITOR' });
  const text = await screen.findByRole('textbox', { name: 'Text' });
  const pasted = 'Olá,\r\n\r\nsegue:\r\n- caneta\r\n- papel\r\n \r\nAbraço\r\n';
  const getData = (type: string) => (type === 'text/plain' ? pasted : '');
  await act(async () => fireEvent.paste(text, { clipboardData: { getData, files: [] } }));
  const paragraphs = ['Olá,', 'segue:<br>- caneta<br>- papel', 'Abraço'];
  expect([...text.querySelectorAll('p')].map(({ innerHTML }) => innerHTML)).toEqual(paragraphs);
});

describe('discarding', () => {
  const form = () => screen.queryByRole('form', { name: 'New message' });
  async function open() {
    const gateway = await startOwnGateway();
    return renderAt('/inbox?compose=new', { gateway, token: await gateway.demoTokenFor('EDITOR') });
  }

  it('can be undone, which brings back the draft and its form', async () => {
    await open();
    await fill('Subject', 'Feira');
    await press('Discard');
    await screen.findByText('Draft discarded.');
    await waitFor(() => expect(form()).toBe(null));
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'New message' }));
    await press('Undo');
    await screen.findByText('Draft restored.');
    await screen.findByRole('form', { name: 'New message' });
    expect(valueOf('Subject')).toBe('Feira');
  });

  it('keeps what was written since, too', async () => {
    await open();
    await fill('Subject', 'Feira');
    await press('Discard');
    await waitFor(() => expect(form()).toBe(null));
    await follow('New message');
    await fill('Subject', 'Loja');
    await press('Undo');
    await waitFor(() => expect(valueOf('Subject')).toBe('Feira'));
    await press('Undo');
    await waitFor(() => expect(valueOf('Subject')).toBe('Loja'));
  });

  it('says nothing when nothing was written', async () => {
    await open();
    await press('Discard');
    await waitFor(() => expect(form()).toBe(null));
    expect(screen.queryByText('Draft discarded.')).toBe(null);
  });

  it('leaves the draft for later on another page', async () => {
    const { navigate, location } = await open();
    await fill('Subject', 'Feira');
    await press('Discard');
    await navigate('/todo');
    await press('Undo');
    await screen.findByText('Draft restored.');
    expect(location()).toBe('/todo');
    await navigate('/inbox?compose=new');
    await screen.findByRole('form', { name: 'New message' });
    expect(valueOf('Subject')).toBe('Feira');
  });
});

it('takes nothing more while it is sent, and has all with the focus when that fails', async () => {
  const { network, release } = heldNetwork('SendMessage');
  const { navigate, gateway } = await renderAt('/inbox', {
    as: 'ADMIN',
    network: (send) =>
      network(async (input, init) => {
        if ((init?.body as string | undefined)?.includes('"SendMessage"')) throw new TypeError();
        return send(input, init);
      }),
  });
  const token = localStorage.getItem('accessToken')!;
  const { data } = await gateway.graphql('{ me { id } }', {}, token);
  storeDraft(data!.me.id as string, { subject: 'Feira', body: '<p>Até</p>' });
  await navigate('/inbox?compose=new');
  const text = await screen.findByRole('textbox', { name: 'Text' });
  const isLocked = () => text.closest('[inert]') !== null;
  await waitFor(() => expect(document.activeElement).toBe(text));
  await act(async () => fireEvent.submit(text.closest('form')!));
  await waitFor(() => expect(isLocked()).toBe(true));
  act(() => text.blur());
  release();
  await screen.findByText('Message not sent. Your draft was saved.');
  expect(isLocked()).toBe(false);
  expect(text.textContent).toBe('Até');
  expect(document.activeElement).toBe(text);
});

it('Enter adds the first recipient that matches, once it is there, and sends nothing', async () => {
  const gateway = await startOwnGateway();
  await renderAt('/inbox?compose=new', { gateway, token: await gateway.demoTokenFor('EDITOR') });
  const to = await screen.findByRole('combobox', { name: 'To' });
  await act(async () => fireEvent.change(to, { target: { value: 'marina' } }));
  const enter = () => act(async () => fireEvent.keyDown(to, { key: 'Enter', code: 'Enter' }));
  await enter();
  await waitFor(() => expect(to).toHaveProperty('value', ''));
  const form = within(screen.getByRole('form', { name: 'New message' }));
  await form.findByText('Draft saved in this browser.');
  form.getByText('Marina Duarte');
});

it('asks for whom and what before it sends, and finds whom by name', async () => {
  const gateway = await startOwnGateway();
  await renderAt('/inbox?compose=new', { gateway, token: await gateway.tokenFor('GUEST') });
  await screen.findByRole('form', { name: 'New message' });
  const to = await screen.findByRole('combobox', { name: 'To' });
  expect(document.activeElement).toBe(to);
  expect(screen.queryByText('Draft saved in this browser.')).toBe(null);
  await press('Send');
  expect(screen.getAllByText('this field is required')).toHaveLength(2);
  await act(async () => fireEvent.click(to));
  await act(async () => fireEvent.change(to, { target: { value: 'luisa' } }));
  await click('option', 'Luísa Camargo');
  screen.getByText('Draft saved in this browser.');
  expect(screen.getAllByText('this field is required')).toHaveLength(1);
  await press('Discard');
  await waitFor(() => expect(screen.queryByRole('form')).toBe(null));
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { click, follow, press, valueOf } from '../../testing/forms.ts';
import { changeSettings } from '../../core/settings.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

interface Stored {
  id: string;
  subject: string;
  isRead: boolean;
  message: string;
  sender: { name: string };
}

const CREATE = `mutation ($input: CreateMessageInput!) { createMessage(input: $input) { message { id } } }`;
const LIST = `{ unreadMessages messages(first: 100) { nodes { id subject isRead message sender { name } } } }`;

/** Opens a new account's inbox with messages from an editor, the last one newest. */
async function inboxWith(...subjects: string[]) {
  const gateway = await startOwnGateway();
  const [token, editor] = [await gateway.tokenFor('GUEST'), await gateway.demoTokenFor('EDITOR')];
  const { data } = await gateway.graphql('{ me { id } }', {}, token);
  for (const [index, subject] of subjects.entries()) {
    const date = `2026-03-0${index + 1}T12:00:00.000Z`;
    const input = { to: data?.me.id as string, subject, date, message: `<p>Sobre ${subject}</p>` };
    await gateway.graphql(CREATE, { input }, editor);
  }
  return { gateway, token };
}

async function stored(gateway: TestGateway, token: string) {
  const { data } = await gateway.graphql(LIST, {}, token);
  return { unread: data?.unreadMessages as number, nodes: data?.messages.nodes as Stored[] };
}

const list = async () => within(await screen.findByRole('region', { name: 'Messages' }));
const subjects = async () =>
  (await list())
    .getAllByRole('link')
    .map(({ textContent }) => /[ABC]$/.exec(textContent ?? '')?.[0]);
const key = (name: string) =>
  act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key: name }));

describe('the inbox', () => {
  it('lists the newest first, and those to read alone when asked for', async () => {
    const as = await inboxWith('A', 'B');
    const { location } = await renderAt('/inbox', as);
    await screen.findByText('Showing 2 of 2');
    expect(await subjects()).toEqual(['B', 'A']);
    await follow(/A$/);
    await screen.findByRole('heading', { name: 'A' });
    await waitFor(async () => expect((await stored(as.gateway, as.token)).unread).toBe(1));
    await screen.findByText('Unread (1)');
    const menu = within(screen.getByRole('navigation', { name: 'Main navigation' }));
    await waitFor(() =>
      expect(menu.getByRole('link', { name: /^Inbox/ }).textContent).toMatch(/^Inbox1/),
    );
    await click('radio', 'Unread (1)');
    await screen.findByText('Showing 1 of 1');
    expect(await subjects()).toEqual(['B']);
    expect(location()).toContain('unread=1');
  });

  it('that is empty says what will be there', async () => {
    await renderAt('/inbox', await inboxWith());
    await screen.findByRole('heading', { name: 'Your inbox is empty' });
  });

  it('that finds nothing says so, and leads to all messages', async () => {
    const { location } = await renderAt('/inbox?text=nada', await inboxWith('A'));
    await screen.findByRole('heading', { name: 'No results' });
    await follow('Show all messages');
    await screen.findByText('Showing 1 of 1');
    expect(location()).toBe('/inbox');
  });

  it('shows whom each message is from, its subject and how its text begins', async () => {
    await renderAt('/inbox', await inboxWith('A'));
    const message = await (await list()).findByRole('link');
    expect(message.textContent).toMatch(/^Unread: Luísa Camargo.*A Sobre A$/);
    within(message).getByText('Sobre A');
  });

  it('says when a message is not there, beside the list', async () => {
    await renderAt('/inbox?message=none', await inboxWith('A'));
    await screen.findByText(/Message not found/);
    await screen.findByText('Showing 1 of 1');
  });

  it('tries again a message that could not be read, beside the list', async () => {
    const as = await inboxWith('A');
    const [{ id }] = (await stored(as.gateway, as.token)).nodes as [Stored];
    let isDown = true;
    await renderAt(`/inbox?message=${id}`, {
      ...as,
      network: (send) => (input, init) =>
        isDown && typeof init?.body === 'string' && init.body.includes('query MessagePane')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : send(input, init),
    });
    await screen.findByRole('alert');
    await screen.findByText('Showing 1 of 1');
    isDown = false;
    await press('Try again');
    await screen.findByRole('heading', { name: 'A' });
  });
});

describe('several messages', () => {
  it('are marked and deleted in one step, which one undo takes back', async () => {
    const as = await inboxWith('A', 'B', 'C');
    await renderAt('/inbox', as);
    await click('checkbox', 'Select “A”');
    await click('checkbox', 'Select “C”');
    await press('Mark as read');
    await screen.findByText('2 messages marked as read.');
    await screen.findByText('Unread (1)');
    await click('checkbox', 'Select “A”');
    await click('checkbox', 'Select “C”');
    await press('Delete');
    await screen.findByText('2 messages were deleted.');
    expect(await subjects()).toEqual(['B']);
    expect((await stored(as.gateway, as.token)).nodes).toHaveLength(1);
    await press('Undo');
    await screen.findByText('2 messages were restored.');
    await waitFor(async () => expect(await subjects()).toEqual(['C', 'B', 'A']));
  });

  it('come back with the reason when the gateway refuses', async () => {
    const as = await inboxWith('A', 'B');
    await renderAt('/inbox', {
      ...as,
      network: (send) => (input, init) =>
        typeof init?.body === 'string' && init.body.includes('mutation DeleteMessages')
          ? Promise.resolve(Response.json({ data: null, errors: [{ message: 'Not today' }] }))
          : send(input, init),
    });
    await click('checkbox', 'Select all on this page');
    await press('Delete');
    await screen.findByText('Not today');
    expect(await subjects()).toEqual(['B', 'A']);
    await screen.findByText('Unread (2)');
  });
});

describe('the keys', () => {
  it('open the next and the one before, delete what is open, and show themselves', async () => {
    const as = await inboxWith('A', 'B', 'C');
    await renderAt('/inbox', as);
    await screen.findByText('Showing 3 of 3');
    await key('j');
    await screen.findByRole('heading', { name: 'C' });
    await key('j');
    await screen.findByRole('heading', { name: 'B' });
    expect(document.activeElement?.textContent).toMatch(/B$/);
    await key('k');
    await screen.findByRole('heading', { name: 'C' });
    await key('#');
    await screen.findByText('1 message was deleted.');
    await screen.findByRole('heading', { name: 'B' });
    await key('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await act(async () => screen.getByRole('searchbox').blur());
    await key('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  });

  it('do nothing while an answer is written, even before its field has the focus', async () => {
    await renderAt('/inbox', await inboxWith('A', 'B'));
    await follow(/B$/);
    await follow('Reply');
    await screen.findByRole('form', { name: 'Reply' });
    await act(async () => (document.activeElement as HTMLElement).blur());
    await key('j');
    await key('#');
    screen.getByRole('heading', { name: 'B' });
    screen.getByRole('form', { name: 'Reply' });
    expect(screen.queryByText('1 message was deleted.')).toBe(null);
  });

  it('do nothing from the press of Reply on, before anything is drawn again', async () => {
    const as = await inboxWith('A', 'B');
    await renderAt('/inbox', as);
    await follow(/A$/);
    const reply = await screen.findByRole('link', { name: 'Reply' });
    await act(async () => {
      fireEvent.click(reply);
      expect(fireEvent.keyDown(document.body, { key: 'k' })).toBe(true);
    });
    await screen.findByRole('form', { name: 'Reply' });
  });

  it('do nothing once they are switched off', async () => {
    await renderAt('/inbox', await inboxWith('A'));
    await screen.findByText('Showing 1 of 1');
    changeSettings({ singleKeys: 'off' });
    await key('j');
    expect(screen.queryByRole('heading', { name: 'A' })).toBe(null);
    changeSettings({ singleKeys: 'on' });
    await key('j');
    await screen.findByRole('heading', { name: 'A' });
  });
});

describe('writing', () => {
  it('answers from a draft that was kept, with what is answered below', async () => {
    const as = await inboxWith('A');
    const editor = await as.gateway.demoTokenFor('EDITOR');
    const [{ id }] = (await stored(as.gateway, as.token)).nodes as [Stored];
    const to = [
      { id: await idOf(as.gateway, editor), name: 'Luísa Camargo', messageId: 'da-carta' },
    ];
    await renderAt('/inbox', as);
    keepDraft(`draft/${await idOf(as.gateway, as.token)}/Mail ${id}`, {
      to,
      subject: 'Re: A',
      body: '<p>Combinado.</p><p>Até &lt;amanhã&gt;</p>',
    });
    await follow(/Draft · A\b/);
    await follow('Reply');
    await within(await screen.findByRole('textbox', { name: 'Text' })).findByText('Combinado.');
    expect(screen.queryByLabelText('Subject')).toBe(null);
    await press('Subject and links');
    expect(valueOf('Subject')).toBe('Re: A');
    await press('Send');
    await screen.findByText('Sent to Luísa Camargo.');
    const [{ subject, message }] = (await stored(as.gateway, editor)).nodes as [Stored];
    expect(subject).toBe('Re: A');
    expect(message).toMatch(/^<p>Combinado.<\/p><p>Até &lt;amanhã&gt;<\/p><p>On .*Luísa Camargo/);
    expect(message).toMatch(/<blockquote><p>Sobre A<\/p><\/blockquote>$/);
    await waitFor(() => expect(screen.queryByRole('form')).toBe(null));
    expect(screen.getByRole('link', { name: /Sobre A$/ }).textContent).not.toContain('Draft');
  });
});

const idOf = async (gateway: TestGateway, token: string) =>
  (await gateway.graphql('{ me { id } }', {}, token)).data?.me.id as string;

/** Stores a draft as another tab does. */
function keepDraft(key: string, draft: object): void {
  localStorage.setItem(key, JSON.stringify({ content: draft, at: new Date().toISOString() }));
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

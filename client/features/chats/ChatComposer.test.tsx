import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { manualScheduler } from '../../../gateway/testing/manual-scheduler.ts';
import {
  asDemoSa,
  isAsking,
  isWriting,
  log,
  ROOMS,
  textsWith,
  write,
} from '../../testing/chats.ts';
import { fill, follow, press, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
import { uploadsReach } from '../../testing/uploads.ts';

describe('writing', () => {
  it('sends by Enter, breaks the line by Shift and Enter, and sends nothing blank', async () => {
    const held = manualScheduler();
    const { rooms, ...as } = await asDemoSa(await startOwnGateway({ scheduler: held.scheduler }));
    const { contactId } = rooms[0]!;
    await renderAt(`/chat/${contactId}`, as);
    await log();
    const before = await textsWith(as.gateway, as.token, contactId);
    await write('  \n ');
    await write('Chegou a caixa', { key: 'Enter', shiftKey: true });
    expect(valueOf(/^Message to/)).toBe('Chegou a caixa');
    expect(await textsWith(as.gateway, as.token, contactId)).toEqual(before);
    await write('Chegou a caixa\nde mel ');
    expect(valueOf(/^Message to/)).toBe('');
    await within(await log()).findByText(/Chegou a caixa/);
    await waitFor(() => expect(screen.queryByText('Sending…')).toBe(null));
    const texts = [...before, 'Chegou a caixa\nde mel'];
    expect(await textsWith(as.gateway, as.token, contactId)).toEqual(texts);
  });

  it('brings the answer that the gateway gives, both under their day', async () => {
    const held = manualScheduler();
    const { rooms, ...as } = await asDemoSa(await startOwnGateway({ scheduler: held.scheduler }));
    await renderAt(`/chat/${rooms[0]!.contactId}`, as);
    const written = within(await log());
    expect(written.queryByText('Today')).toBe(null);
    await write('Oi');
    await waitFor(() => expect(held.delays()).toEqual([2000]));
    await held.release();
    await written.findByText(/Respondo com calma/);
    expect(written.getAllByText('Today')).toHaveLength(1);
  });

  it('makes the room with the first message, not before', async () => {
    const gateway = await startOwnGateway();
    const token = await gateway.tokenFor('GUEST');
    const { data } = await gateway.graphql('{ chatContacts { nodes { id name } } }', {}, token);
    const [contact] = data!.chatContacts.nodes as { id: string; name: string }[];
    await renderAt('/chat?list=all', { gateway, token });
    await follow(new RegExp(contact!.name));
    await screen.findByText(/No messages yet/);
    const rooms = async () =>
      (await gateway.graphql(ROOMS, {}, token)).data?.chatRooms.nodes as unknown[];
    expect(await rooms()).toEqual([]);
    await write('Bom dia!');
    await within(await log()).findByText('Bom dia!');
    await waitFor(() => expect(screen.queryByText('Sending…')).toBe(null));
    expect(await rooms()).toHaveLength(1);
    expect(await textsWith(gateway, token, contact!.id)).toEqual(['Bom dia!']);
  });

  it('keeps what could not be sent, over a reload too, and sends it once when tried again', async () => {
    const { rooms, ...as } = await asDemoSa(await startOwnGateway());
    const { contactId } = rooms[0]!;
    let isDown = true;
    const { reload } = await renderAt(`/chat/${contactId}`, {
      ...as,
      network: (send) => async (input, init) => {
        const answer = await send(input, init);
        // The message arrives, its answer is lost.
        if (isDown && isWriting(init)) throw new TypeError('Failed to fetch');
        return answer;
      },
    });
    await log();
    await write('Uma vez só');
    await screen.findByText('Not sent');
    await reload();
    isDown = false;
    await waitFor(() => expect(screen.getAllByText('Uma vez só')).toHaveLength(1));
    const texts = await textsWith(as.gateway, as.token, contactId);
    expect(texts.filter((text) => text === 'Uma vez só')).toHaveLength(1);
  });

  it('keeps a message that never arrived, with a button that sends it', async () => {
    const { rooms, ...as } = await asDemoSa(await startOwnGateway());
    const { contactId } = rooms[0]!;
    let isDown = true;
    await renderAt(`/chat/${contactId}`, {
      ...as,
      network: (send) => (input, init) =>
        isDown && isWriting(init)
          ? Promise.reject(new TypeError('Failed to fetch'))
          : send(input, init),
    });
    await log();
    await write('Insisto');
    await screen.findByText('Not sent');
    isDown = false;
    await press('Try again');
    await waitFor(() => expect(screen.queryByText('Not sent')).toBe(null));
    await waitFor(async () =>
      expect(await textsWith(as.gateway, as.token, contactId)).toContain('Insisto'),
    );
    const message = within((await screen.findByText('Insisto')).closest('li')!);
    await message.findByRole('img', { name: 'Sent' });
  });

  it('sends what the outage kept back, once and in order, when the connection returns', async () => {
    const { rooms, ...as } = await asDemoSa(await startOwnGateway());
    const { contactId } = rooms[0]!;
    const line = (event: string) => act(async () => window.dispatchEvent(new Event(event)));
    const refused = { errors: [{ message: 'Too long', extensions: { code: 'INVALID' } }] };
    let isDown = false;
    await renderAt(`/chat/${contactId}`, {
      ...as,
      network: (send) => async (input, init) => {
        if (isDown) throw new TypeError('Failed to fetch');
        return isAsking(init, 'Recusada') ? Response.json(refused) : send(input, init);
      },
    });
    await log();
    await write('Recusada');
    await screen.findByText('Not sent');
    isDown = true;
    await line('offline');
    await write('Primeira');
    await write('Segunda');
    await waitFor(() => expect(screen.getAllByText('Not sent')).toHaveLength(3));
    isDown = false;
    await line('online');
    await waitFor(async () => {
      const texts = await textsWith(as.gateway, as.token, contactId);
      const own = texts.filter((text) => ['Primeira', 'Segunda'].includes(text));
      expect(own).toEqual(['Primeira', 'Segunda']);
    });
    await waitFor(() => expect(screen.getAllByText('Not sent')).toHaveLength(1));
    within(screen.getByText('Recusada').closest('li')!).getByText('Not sent');
  });

  it.each(['while the line is away', 'when the line is back'])(
    'sends by itself, once and in order, what was written offline before a reload %s',
    async (when) => {
      const { rooms, ...as } = await asDemoSa(await startOwnGateway());
      const { contactId } = rooms[0]!;
      const line = (event: string) => act(async () => window.dispatchEvent(new Event(event)));
      let isDown = false;
      const { reload } = await renderAt(`/chat/${contactId}`, {
        ...as,
        network: (send) => async (input, init) => {
          if (isDown) throw new TypeError('Failed to fetch');
          return send(input, init);
        },
      });
      await log();
      isDown = true;
      await line('offline');
      await write('Antes');
      await write('Depois');
      await waitFor(() => expect(screen.getAllByText('Not sent')).toHaveLength(2));
      if (when === 'when the line is back') isDown = false;
      await reload();
      isDown = false;
      await line('online');
      await waitFor(async () => {
        const texts = await textsWith(as.gateway, as.token, contactId);
        const own = texts.filter((text) => ['Antes', 'Depois'].includes(text));
        expect(own).toEqual(['Antes', 'Depois']);
      });
      await waitFor(() => expect(screen.queryByText('Not sent')).toBe(null));
      await screen.findByText('Depois');
    },
  );

  it('keeps a draft for each contact', async () => {
    const { rooms, ...as } = await asDemoSa(await startOwnGateway());
    const [one, other] = rooms;
    const { navigate, reload } = await renderAt(`/chat/${one!.contactId}`, as);
    await fill(/^Message to/, 'Ainda penso');
    await navigate(`/chat/${other!.contactId}`);
    await screen.findByLabelText(`Message to ${other!.contact.name}`);
    expect(valueOf(/^Message to/)).toBe('');
    await navigate(`/chat/${one!.contactId}`);
    await reload();
    await screen.findByLabelText(`Message to ${one!.contact.name}`);
    expect(valueOf(/^Message to/)).toBe('Ainda penso');
    await fill(/^Message to/, '');
  });

  it('sends a file, which the other can save', async () => {
    const gateway = await startOwnGateway();
    uploadsReach(gateway);
    const { rooms, ...as } = await asDemoSa(gateway);
    await renderAt(`/chat/${rooms[0]!.contactId}`, as);
    const attach = await screen.findByRole('button', { name: 'Attach files' });
    await waitFor(() => expect(attach.hasAttribute('disabled')).toBe(false));
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    const files = [new File(['Doca 3 às nove'], 'aviso.txt', { type: 'text/plain' })];
    await act(async () => fireEvent.change(input, { target: { files } }));
    await within(await log()).findByRole('button', { name: 'aviso.txt' });
    await waitFor(async () =>
      expect((await textsWith(gateway, as.token, rooms[0]!.contactId)).join()).toMatch(
        /aviso.txt \/files\/\w+/,
      ),
    );
  });

  it('puts an emoji where the cursor is, chosen by arrows', async () => {
    const { rooms, ...as } = await asDemoSa(await startOwnGateway());
    await renderAt(`/chat/${rooms[0]!.contactId}`, as);
    await fill(/^Message to/, 'Oba');
    await press('Emojis');
    const first = await screen.findByRole('button', { name: 'Smile' });
    await act(async () => fireEvent.keyDown(first, { key: 'ArrowDown' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Thumbs up');
    await press('Thumbs up');
    expect(valueOf(/^Message to/)).toContain('👍');
    await fill(/^Message to/, '');
  });
});

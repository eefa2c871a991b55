import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { column, startBoard } from '../testing/boards.ts';
import { startWithCustomers } from '../testing/customers.ts';
import { fields, fill, press, valueOf } from '../testing/forms.ts';
import { typeLikeAPerson } from '../testing/person.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { startOwnGateway } from '../testing/startOwnGateway.ts';

const text = (label: string | RegExp) => screen.findByLabelText<HTMLTextAreaElement>(label, fields);
const storedDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft/'));
const startWithAna = () => startWithCustomers({ id: 'ana', name: 'Ana Leitão', kind: 'person' });
const NOTE = 'Write a note';

/** Makes local storage refuse writes while it is full. */
const fillStorage = (isFull: () => boolean) =>
  beforeEachWrite(() => {
    if (isFull()) throw new DOMException('full', 'QuotaExceededError');
  });

function beforeEachWrite(look: (key: string) => void): void {
  const browsers = localStorage;
  const setItem = (key: string, value: string) => {
    look(key);
    browsers.setItem(key, value);
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(browsers, {
      get(target, key) {
        if (key === 'setItem') return setItem;
        const value = Reflect.get(target, key) as unknown;
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    }),
  );
}

describe('what is typed and not saved', () => {
  it('into a note outlasts a reload, is seen by its author alone, and goes when it is saved', async () => {
    const gateway = await startWithAna();
    const token = await gateway.tokenFor('EDITOR');
    const { reload } = await renderAt('/clientes/ana', { token, gateway });
    await typeLikeAPerson(await text(NOTE), 'Ligar', { msBetweenKeys: 50 });
    await reload();
    expect((await text(NOTE)).value).toBe('Ligar');
    localStorage.setItem('accessToken', await gateway.tokenFor('ADMIN'));
    await reload();
    expect((await text(NOTE)).value).toBe('');
    localStorage.setItem('accessToken', token);
    await reload();
    const note = await text(NOTE);
    expect(note.value).toBe('Ligar');
    await act(async () => fireEvent.keyDown(note, { key: 'Enter', ctrlKey: true }));
    await waitFor(() => expect(note.value).toBe(''));
    await waitFor(() => expect(storedDrafts()).toEqual([]));
  });

  it('into a note, a description or a new card outlasts Escape and a reload', async () => {
    const { gateway, url, board } = await startBoard([1, 0]);
    const card = `${url}?card=${board.columns[0]!.cards[0]!.id}`;
    const { reload, navigate } = await renderAt(card, { as: 'EDITOR', gateway });
    await fill('Write a note', 'Falta');
    await act(async () => fireEvent.keyDown(await text('Write a note'), { key: 'Escape' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    const line = (await column('B')).getByLabelText<HTMLInputElement>('New card');
    await typeLikeAPerson(line, 'Medir', { msBetweenKeys: 50 });
    await reload();
    expect((await column('B')).getByLabelText<HTMLInputElement>('New card').value).toBe('Medir');
    await navigate(card);
    expect((await text('Write a note')).value).toBe('Falta');
  });

  it('into the note of a to-do outlasts Escape and a reload', async () => {
    const gateway = await startOwnGateway({ isEmpty: true });
    const token = await gateway.tokenFor('EDITOR');
    const { data } = await gateway.graphql(
      'mutation { createTodo(input: { title: "Regar" }) { todo { id } } }',
      {},
      token,
    );
    const url = `/todo?todo=${data?.createTodo.todo.id}`;
    const { navigate, reload } = await renderAt(url, { token, gateway });
    const note = await text('Note');
    await typeLikeAPerson(note, 'À sombra', { msBetweenKeys: 50 });
    await act(async () => fireEvent.keyDown(note, { key: 'Escape' }));
    await waitFor(() => expect(screen.queryByLabelText('Note', fields)).toBe(null));
    await navigate(url);
    expect((await text('Note')).value).toBe('À sombra');
    await reload();
    expect((await text('Note')).value).toBe('À sombra');
  });

  it('stays in the field of a new card while offline', async () => {
    const { gateway, url } = await startBoard([0, 0]);
    let isOnline = true;
    const network =
      (send: typeof fetch): typeof fetch =>
      async (...request) => {
        if (!isOnline) throw new TypeError('Failed to fetch');
        return send(...request);
      };
    const { reload } = await renderAt(url, { as: 'EDITOR', gateway, network });
    const line = (await column('A')).getByLabelText<HTMLInputElement>('New card');
    isOnline = false;
    await typeLikeAPerson(line, 'Medir', { msBetweenKeys: 50 });
    await act(async () => fireEvent.submit(line.form!));
    await waitFor(() => expect(line.value).toBe('Medir'));
    isOnline = true;
    await reload();
    expect((await column('A')).getByLabelText<HTMLInputElement>('New card').value).toBe('Medir');
  });

  it('is written alone, whatever other drafts there are', async () => {
    const gateway = await startWithAna();
    await renderAt('/clientes/ana', { as: 'EDITOR', gateway });
    const note = await text(NOTE);
    const other = JSON.stringify({ content: 'x', at: '2020-01-01T00:00:00Z' });
    localStorage.setItem('draft/1/other', other);
    await waitFor(() => expect(localStorage.getItem('visits')).not.toBe(null));
    const written: string[] = [];
    beforeEachWrite((key) => void written.push(key));
    await typeLikeAPerson(note, 'Ligar', { msBetweenKeys: 50 });
    await waitFor(() => expect(storedDrafts()).toHaveLength(2));
    const [own] = storedDrafts().filter((key) => key !== 'draft/1/other');
    expect(written).toEqual([own]);
  });

  it('is taken while the storage is full, and older drafts make room', async () => {
    const gateway = await startWithAna();
    const { reload, navigate } = await renderAt('/clientes/ana', { as: 'EDITOR', gateway });
    await text(NOTE);
    localStorage.setItem(
      'draft/1/old',
      JSON.stringify({ content: 'x', at: '2020-01-01T00:00:00Z' }),
    );
    fillStorage(() => localStorage.getItem('draft/1/old') !== null);
    await typeLikeAPerson(await text(NOTE), 'Ligar', { msBetweenKeys: 50 });
    await waitFor(() => expect(localStorage.getItem('draft/1/old')).toBe(null));
    await reload();
    expect((await text(NOTE)).value).toBe('Ligar');
    fillStorage(() => true);
    await typeLikeAPerson(await text(NOTE), ' já', { msBetweenKeys: 50 });
    await navigate('/clientes');
    await navigate('/clientes/ana');
    expect((await text(NOTE)).value).toBe('Ligar já');
    await press('Add note');
    await waitFor(() => expect(valueOf(NOTE)).toBe(''));
  });
});

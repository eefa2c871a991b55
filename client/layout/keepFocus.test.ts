import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './keepFocus.ts';

const row = (name: string) =>
  `<li><a href="#${name}">${name}</a><button>Delete ${name}</button></li>`;

let end: () => void;

beforeEach(() => {
  document.body.innerHTML = `<main><h1>Things</h1><section aria-label="List">
    <div><button>Delete all</button></div><ul>${['A', 'B', 'C', 'D'].map(row).join('')}</ul>
    </section></main><div id="toasts"></div>`;
  end = keepFocus();
});

afterEach(() => {
  end();
  document.body.innerHTML = '';
});

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;

const remove = (...names: string[]) =>
  names.forEach((name) => document.querySelector(`[href="#${name}"]`)!.closest('li')!.remove());

const focused = () => document.activeElement;

it('the focus goes to the next row, else to the one before, else to the list', async () => {
  button('Delete B').focus();
  remove('B');
  await vi.waitFor(() => expect(focused()).toBe(button('Delete C')));
  remove('C', 'D');
  await vi.waitFor(() => expect(focused()).toBe(button('Delete A')));
  remove('A');
  await vi.waitFor(() => expect(focused()?.localName).toBe('section'));
  document.querySelector('section')!.remove();
  await vi.waitFor(() => expect(focused()?.textContent).toBe('Things'));
});

it('of several rows that go at once, the next is the first that stays', async () => {
  button('Delete A').focus();
  remove('A', 'B', 'C');
  await vi.waitFor(() => expect(focused()).toBe(button('Delete D')));
});

it('a row that moves to another list keeps it', async () => {
  const card = '<li><a id="card-1" href="#1">One</a><button>Move One</button></li>';
  const lists = document.querySelector('section')!;
  lists.innerHTML = `<ul>${card}${row('A')}</ul><ul>${row('B')}</ul>`;
  button('Move One').focus();
  lists.querySelector('li')!.remove();
  lists.lastElementChild!.insertAdjacentHTML('beforeend', card);
  await vi.waitFor(() => expect(focused()).toBe(button('Move One')));
  expect(focused()!.closest('ul')).toBe(lists.lastElementChild);
});

it('the bar of a selection leaves the focus to the list', async () => {
  button('Delete all').focus();
  document.querySelector('section > div')!.remove();
  await vi.waitFor(() => expect(focused()?.localName).toBe('section'));
});

it('Undo gives the focus back to the row that has it, whatever went in between', async () => {
  button('Delete B').focus();
  remove('B');
  await vi.waitFor(() => expect(focused()).toBe(button('Delete C')));
  const toasts = document.getElementById('toasts')!;
  toasts.innerHTML = '<div class="mantine-Notification-root"><button>Undo</button></div>';
  button('Undo').focus();
  remove('C');
  toasts.replaceChildren();
  await vi.waitFor(() => expect(focused()).toBe(button('Delete D')));
});

it('a menu leaves the focus to the row next to the one that it was opened in', async () => {
  button('Delete B').focus();
  document.getElementById('toasts')!.innerHTML = '<div role="menu"><button>Remove</button></div>';
  button('Remove').focus();
  remove('B');
  document.querySelector('[role=menu]')!.remove();
  await vi.waitFor(() => expect(focused()).toBe(button('Delete C')));
});

it('a dialog gives it back to what opened it, whatever was shown while its code loaded', async () => {
  button('Delete B').focus();
  const toasts = document.getElementById('toasts')!;
  for (const name of ['Wait', 'Close']) {
    toasts.innerHTML = `<div role="dialog"><button>${name}</button></div>`;
    button(name).focus();
    await Promise.resolve();
  }
  toasts.replaceChildren();
  await vi.waitFor(() => expect(focused()).toBe(button('Delete B')));
});

it('a held key ends with the row that it was pressed on', async () => {
  button('Delete B').focus();
  remove('B');
  await vi.waitFor(() => expect(focused()).toBe(button('Delete C')));
  const press = (repeat: boolean) => {
    const init = { key: 'Enter', bubbles: true, cancelable: true, repeat };
    return focused()!.dispatchEvent(new KeyboardEvent('keydown', init));
  };
  expect([press(true), press(false), press(true)]).toEqual([false, true, true]);
});

it('what was left by a click does not take the focus back', async () => {
  button('Delete B').focus();
  document.querySelector('h1')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button('Delete B').blur();
  remove('B');
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(focused()).toBe(document.body);
});

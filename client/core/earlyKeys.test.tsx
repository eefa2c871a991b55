import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startGateway, type TestGateway } from '../../gateway/testing/test-gateway.ts';
import { renderAt } from '../testing/renderAt.tsx';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.demoTokenFor('SA');
});
afterAll(() => gateway.stop());

/** Presses keys; the result is false for those that the page took. */
const type = (text: string, at: Element = document.body) =>
  [...text].map((key) => fireEvent.keyDown(at, { key }));

async function pressed(role: string, name: string): Promise<HTMLElement> {
  const button = await screen.findByRole(role, { name });
  fireEvent.click(button);
  return button;
}

/** An editor takes the focus in a frame of its own. */
function heldFrames() {
  const held: FrameRequestCallback[] = [];
  const spy = vi
    .spyOn(globalThis, 'requestAnimationFrame')
    .mockImplementation((callback) => held.push(callback));
  onTestFinished(() => spy.mockRestore());
  return {
    release() {
      spy.mockRestore();
      for (const callback of held) requestAnimationFrame(callback);
    },
  };
}

const focused = () => document.activeElement as HTMLInputElement;

describe('what is typed before a form is there', () => {
  it('goes into its first field, blanks too, which press nothing', async () => {
    await renderAt('/clientes', { token, gateway });
    const link = await pressed('link', 'New customer');
    expect(type('Ana Sol', link)).toEqual([true, true, true, false, true, true, true]);
    fireEvent.keyDown(document.body, { key: 'Backspace' });
    const name = await screen.findByLabelText<HTMLInputElement>(/^Name/, { selector: 'input' });
    await waitFor(() => expect(name.value).toBe('Ana So'));
    expect(focused()).toBe(name);
  });

  it('goes into the text of an answer whose editor still loads, and is no shortcut', async () => {
    const { location } = await renderAt('/inbox', { token, gateway });
    await screen.findByRole('region', { name: 'Messages' });
    await act(async () => void type('j'));
    await screen.findByRole('link', { name: 'Reply' });
    const message = location();
    const frames = heldFrames();
    await act(async () => void type('r'));
    const text = await screen.findByRole('textbox', { name: 'Text' });
    await act(async () => void type('jk'));
    expect(text.textContent).toBe('');
    frames.release();
    await waitFor(() => expect(text.textContent).toBe('jk'));
    expect(location()).toBe(`${message}&compose=reply`);
  });

  it('is forgotten by an application that begins anew', async () => {
    const { reload } = await renderAt('/clientes', { token, gateway });
    type('x');
    await reload();
    const search = await screen.findByRole<HTMLInputElement>('searchbox');
    await act(async () => search.focus());
    expect(search.value).toBe('');
  });

  it('is forgotten by a press elsewhere, a way through the page or a shortcut', async () => {
    await renderAt('/clientes', { token, gateway });
    const search = await screen.findByRole<HTMLInputElement>('searchbox');
    for (const forget of [
      () => fireEvent.pointerDown(document.body),
      () => fireEvent.keyDown(document.body, { key: 'Tab' }),
      () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }),
    ]) {
      search.blur();
      type('x');
      forget();
      await act(async () => search.focus());
      expect(search.value).toBe('');
    }
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeSettings } from '../../core/settings.ts';
import { installation } from '../../core/storedCompany.ts';
import { callsOf } from '../../testing/callsOf.ts';
import { click, press } from '../../testing/forms.ts';
import { demoInvoices } from '../../../gateway/testing/sample-invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';

afterEach(() => void vi.restoreAllMocks());

const colorScheme = () => document.documentElement.getAttribute('data-mantine-color-scheme');

describe('what a person sets', () => {
  it('is at first a narrow menu, the light theme and English', async () => {
    const { reload } = await renderAt('/invoices', { as: 'GUEST' });
    localStorage.removeItem('settings');
    await reload();
    await screen.findByRole('button', { name: 'Expand menu' });
    screen.getByRole('button', { name: 'Dark theme' });
    expect(colorScheme()).toBe('light');
    expect(document.documentElement.lang).toBe('en');
  });

  it('changes the language of all that stands, without a reload, and lasts', async () => {
    const { reload, fetch } = await renderAt('/invoices', { as: 'EDITOR' });
    await screen.findByText(`1 to 20 of ${demoInvoices.count}`);
    const asked = callsOf(fetch, 'InvoicesPage').length;
    await press('Language');
    await click('menuitem', 'Português (Brasil)');
    await screen.findByText(`1 a 20 de ${demoInvoices.count}`);
    screen.getByRole('link', { name: 'Nova fatura' });
    screen.getByRole('navigation', { name: 'Navegação principal' });
    expect(document.title).toBe('Faturas · Retaguarda');
    expect(document.documentElement.lang).toBe('pt-BR');
    expect(callsOf(fetch, 'InvoicesPage')).toHaveLength(asked);

    await reload();
    await screen.findByText(`1 a 20 de ${demoInvoices.count}`);
    await press('Idioma');
    await click('menuitem', 'English');
    await screen.findByText(`1 to 20 of ${demoInvoices.count}`);
    expect(document.documentElement.lang).toBe('en');
  });

  it('changes the theme, which lasts', async () => {
    const { reload } = await renderAt('/invoices', { as: 'GUEST' });
    await press('Dark theme');
    await waitFor(() => expect(colorScheme()).toBe('dark'));
    await reload();
    await screen.findByRole('button', { name: 'Light theme' });
    expect(colorScheme()).toBe('dark');
    await press('Light theme');
    await waitFor(() => expect(colorScheme()).toBe('light'));
  });

  it('has the theme of the system where it is to, also when that changes', async () => {
    const system = Object.assign(new EventTarget(), { matches: true });
    const known = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query === '(prefers-color-scheme: dark)' ? (system as MediaQueryList) : known(query),
    );
    await renderAt('/profile', { as: 'GUEST' });
    await screen.findByRole('button', { name: 'Dark theme' });
    await act(async () => changeSettings({ theme: 'system' }));
    await screen.findByRole('button', { name: 'Light theme' });
    expect(colorScheme()).toBe('dark');
    system.matches = false;
    await act(async () => system.dispatchEvent(new Event('change')));
    await screen.findByRole('button', { name: 'Dark theme' });
    expect(colorScheme()).toBe('light');
    await press('Dark theme');
    await waitFor(() => expect(colorScheme()).toBe('dark'));
  });

  it('changes the width of the menu, which lasts', async () => {
    const { reload } = await renderAt('/invoices', { as: 'GUEST' });
    await press('Collapse menu');
    await reload();
    await screen.findByRole('button', { name: 'Expand menu' });
  });

  it('is chosen in a panel, shows at once, lasts, and goes back to the defaults', async () => {
    const { reload } = await renderAt('/invoices', { as: 'GUEST' });
    await press(/Account of/);
    await click('menuitem', 'Settings');
    const panel = within(await screen.findByRole('dialog', { name: 'Settings' }));
    const choose = async (setting: string, choice: string) =>
      act(async () =>
        within(panel.getByRole('radiogroup', { name: setting }))
          .getByRole('radio', { name: choice })
          .click(),
      );
    expect(screen.queryByRole('contentinfo', { hidden: true })).toBe(null);
    await choose('Footer', 'Shown');
    await choose('Secondary sidebar', 'Shown');
    await choose('Top bar', 'Scrolls with the page');
    await choose('Sidebar color', 'Dark');
    screen.getByRole('button', { name: 'Charts' });
    await choose('Component galleries', 'Hidden');
    expect(screen.queryByRole('button', { name: 'Charts' })).toBe(null);
    await reload();
    await screen.findByText(`1 to 20 of ${demoInvoices.count}`);
    screen.getByRole('contentinfo');
    const beside = within(screen.getByRole('complementary'));
    await beside.findByRole('link', { name: 'Calendar' });
    expect(screen.getByRole('banner').dataset.bar).toBe('scrolling');
    await press(/Account of/);
    await click('menuitem', 'Settings');
    await press('Reset to defaults');
    expect(screen.queryByRole('contentinfo', { hidden: true })).toBe(null);
    expect(screen.queryByRole('complementary', { hidden: true })).toBe(null);
  });

  it('hides the galleries where the installation is no demo, unless they are chosen', async () => {
    await renderAt('/invoices', { as: 'GUEST' });
    await screen.findByRole('button', { name: 'Charts' });
    await act(async () => installation.write({ isDemo: false }));
    expect(screen.queryByRole('button', { name: 'Charts' })).toBe(null);
    await act(async () => changeSettings({ galleries: 'shown' }));
    screen.getByRole('button', { name: 'Charts' });
  });

  it('that cannot be read is as if it had never been set', async () => {
    const { reload } = await renderAt('/invoices', { as: 'GUEST' });
    localStorage.setItem('settings', '{"theme":');
    await reload();
    await screen.findByRole('button', { name: 'Expand menu' });
    expect(colorScheme()).toBe('light');
  });

  it('may name a layout that there is not, and has the first one', async () => {
    await renderAt('/invoices', { as: 'GUEST' });
    await act(async () => changeSettings({ layout: 'of-tomorrow' }));
    await screen.findByRole('navigation', { name: 'Main navigation' });
  });
});

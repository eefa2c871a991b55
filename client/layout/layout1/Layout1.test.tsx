import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '../../core/session.ts';
import { changeSettings } from '../../core/settings.ts';
import { callsOf } from '../../testing/callsOf.ts';
import { click, follow, press } from '../../testing/forms.ts';
import { demoInvoices } from '../../../gateway/testing/sample-invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';

afterEach(() => void vi.restoreAllMocks());

const colorScheme = () => document.documentElement.getAttribute('data-mantine-color-scheme');

/** Returns the addresses of the entries, without those of kinds whose screens are all derived. */
async function entries(): Promise<(string | null)[]> {
  const navigation = await screen.findByRole('navigation', { name: 'Main navigation' });
  return within(navigation)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => !href?.startsWith('/records/'));
}

const work = [
  ...['/clientes', '/produtos', '/vendas', '/invoices', '/clientes?canal=site'],
  ...['/calendar', '/inbox', '/todo', '/chat', '/boards', '/projects', '/users'],
];
const apps = ['/notifications', '/shop', '/cart'];
const watching = ['/activity', '/trash'];

describe('the side navigation', () => {
  const open: [role: Role, hrefs: string[], utilities: string[]][] = [
    [
      'SA',
      ['/home', ...work, ...apps, ...watching, '/docs'],
      ['/utilities/color', '/utilities/spacing'],
    ],
    ['ADMIN', [...work, ...apps, ...watching, '/docs'], ['/utilities/color', '/utilities/spacing']],
    ['EDITOR', [...work, ...apps, '/docs'], []],
    ['GUEST', [...work, ...apps, '/docs'], []],
  ];

  it.each(open)('shows %s the entries that it may open', async (as, hrefs, utilities) => {
    await renderAt('/shop', { as });
    expect(await entries()).toEqual(hrefs);
    await press('Utilities');
    const marked = (await entries()).filter((href) => /color|spacing/.test(href ?? ''));
    expect(marked).toEqual(utilities);
  });

  it('opens a group by a click and by a page of it, and closes it by a click', async () => {
    const { navigate } = await renderAt('/profile', { as: 'GUEST' });
    const isOpen = async (name: string) =>
      (await screen.findByRole('button', { name })).getAttribute('aria-expanded');
    expect(await isOpen('Apps')).toBe('false');
    await press('Apps');
    expect(await isOpen('Apps')).toBe('true');
    await press('Apps');
    expect(await isOpen('Apps')).toBe('false');
    await navigate('/shop');
    expect(await isOpen('Apps')).toBe('true');
    await press('Apps');
    expect(await isOpen('Apps')).toBe('false');
  });

  it('leads to the guide in a tab of its own', async () => {
    await renderAt('/profile', { as: 'GUEST' });
    const link = await screen.findByRole('link', { name: 'Documentation (opens in a new tab)' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/docs', '_blank']);
  });

  it('counts what waits for the user', async () => {
    await renderAt('/login?from=/profile');
    await press('Super administrator');
    const inbox = await screen.findByRole('link', { name: /^Inbox/ });
    await waitFor(() => expect(inbox.textContent).toMatch(/^Inbox\d+$/));
  });

  it('marks the entry of the page that stands, also on a page below it', async () => {
    const { navigate } = await renderAt('/home', { as: 'SA' });
    const navigation = within(await screen.findByRole('navigation', { name: 'Main navigation' }));
    const current = () =>
      navigation
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map((link) => link.textContent);
    expect(current()).toEqual(['Home']);
    await navigate('/invoices');
    await screen.findByRole('heading', { level: 1, name: 'Invoices' });
    expect(current()).toEqual(['Invoices']);
    await navigate('/invoices/new');
    expect(current()).toEqual(['Invoices']);
  });

  it('keeps the names of its entries when it is narrow, and is wide while the focus is in it', async () => {
    const { location } = await renderAt('/home', { as: 'SA' });
    const shown = async () =>
      (await screen.findByRole('navigation', { name: 'Main navigation' })).textContent;
    expect(await shown()).toContain('Clientes');
    await press('Collapse menu');
    expect(await shown()).not.toContain('Clientes');
    const apps = screen.getByRole('button', { name: 'Apps' });
    act(() => screen.getByRole('link', { name: 'Clientes' }).focus());
    await waitFor(async () => expect(await shown()).toContain('Clientes'));
    act(() => apps.focus());
    await press('Apps');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Apps' }));
    await follow('Shop');
    await waitFor(() => expect(location()).toBe('/shop'));
    await waitFor(async () => expect(await shown()).not.toContain('Clientes'));
    const bar = (await screen.findByRole('navigation', { name: 'Main navigation' })).parentElement!;
    fireEvent.mouseEnter(bar);
    await waitFor(async () => expect(await shown()).toContain('Clientes'));
    fireEvent.mouseLeave(bar);
    await waitFor(async () => expect(await shown()).not.toContain('Clientes'));
    await press('Expand menu');
    expect(await shown()).toContain('Clientes');
  });

  it('has one entry for the team, whose pages are beside the title of each', async () => {
    const { location } = await renderAt('/users', { as: 'SA' });
    const current = () =>
      screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
    const places = async () =>
      (await screen.findAllByRole('group', { name: 'Team' })).flatMap((group) =>
        within(group)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      );
    expect(await places()).toEqual(['Accounts', 'Invitations']);
    await follow('Accounts');
    await screen.findByRole('heading', { level: 1, name: 'Accounts' });
    expect(location()).toBe('/accounts');
    expect(await places()).toEqual(['Users', 'Invitations']);
    expect(current()).toEqual(['Team']);
  });

  it('opens as a drawer from the button of a small screen and closes behind a link', async () => {
    const { location } = await renderAt('/profile', { as: 'SA' });
    await press('Open menu');
    const drawer = within(await screen.findByRole('dialog'));
    const link = await drawer.findByRole('link', { name: 'Invoices' });
    await act(async () => link.click());
    await screen.findByRole('heading', { level: 1, name: 'Invoices' });
    expect(location()).toBe('/invoices');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  });
});

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
    await act(async () => changeSettings({ theme: 'system' }));
    expect(colorScheme()).toBe('dark');
    screen.getByRole('button', { name: 'Light theme' });
    system.matches = false;
    await act(async () => system.dispatchEvent(new Event('change')));
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

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Role } from '../../core/session.ts';
import { follow, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

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
    [
      'ADMIN',
      ['/today', ...work, ...apps, ...watching, '/docs'],
      ['/utilities/color', '/utilities/spacing'],
    ],
    ['EDITOR', ['/today', ...work, ...apps, '/docs'], []],
    ['GUEST', ['/today', ...work, ...apps, '/docs'], []],
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

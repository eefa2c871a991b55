import { readdirSync, readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { session } from '../core/session.ts';
import { follow, press } from '../testing/forms.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { showcasePages, showcasePath } from './showcase.pages.ts';
import { showcaseRoutes } from './showcase.routes.tsx';

const example = async (title: string) => within(await screen.findByRole('region', { name: title }));

describe('a page of the showcase', () => {
  it('shows of an example the file that runs, and copies it', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await renderAt('/material/menu', { as: 'GUEST' });
    const actions = await example('Actions');
    actions.getByRole('button', { name: 'Invoice' });
    expect(actions.queryByRole('tabpanel')).toBe(null);

    await press('Code of “Actions”');
    const file = readFileSync('client/showcase/material/menu/ActionsMenu.tsx', 'utf8');
    const source = await actions.findByRole('region', { name: 'ActionsMenu.tsx' });
    expect(source.textContent).toBe(file);
    expect(source.tabIndex).toBe(0);

    await press('Copy ActionsMenu.tsx');
    await actions.findByRole('button', { name: 'ActionsMenu.tsx was copied' });
    expect(writeText).toHaveBeenCalledWith(file);

    await press('Code of “Actions”');
    expect(actions.queryByRole('tabpanel')).toBe(null);
  });

  it('goes to the example that the address names, and gives each an address', async () => {
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    await renderAt('/material/menu#NestedMenu', { as: 'GUEST' });
    await screen.findByRole('region', { name: 'Submenu' });
    const shown = () => scrolled.mock.contexts.at(-1);
    await waitFor(() => expect(shown()).toHaveProperty('id', 'NestedMenu'));

    await follow('Link to “Actions”');
    await waitFor(() => expect(shown()).toHaveProperty('id', 'ActionsMenu'));
    scrolled.mockRestore();
  });
});

const LEAST_EXAMPLES = 4;

it('every page has examples enough, and so has the map', () => {
  const folders = [...showcasePages.map(showcasePath), '/map/map-examples'];
  const few = folders.filter((folder) => {
    const examples = readdirSync(`client/showcase${folder}`).filter((file) => /\.tsx$/.test(file));
    return examples.length < LEAST_EXAMPLES;
  });
  expect(few).toEqual([]);
});

describe('the pages that are not for everyone', () => {
  const closed = showcasePages.filter(({ group }) => group !== 'guest').map(showcasePath);

  it('are those of colours and of spacing', () => {
    expect(closed).toEqual(['/utilities/color', '/utilities/spacing']);
  });

  it.each(['EDITOR', 'GUEST'] as const)('refuse %s', async (role) => {
    await renderAt('/material/menu', { as: role });
    await session.initialise();
    for (const path of closed) expect(statusOf(path)).toBe(403);
    expect(statusOf('/utilities/typography')).toBe(200);
  });

  it('let an administrator in', async () => {
    await renderAt('/material/menu', { as: 'ADMIN' });
    await session.initialise();
    for (const path of closed) expect(statusOf(path)).toBe(200);
  });
});

/** Returns the status that a page's route answers to the account that is signed in. */
function statusOf(path: string): number {
  const load = showcaseRoutes.find((route) => route.path === path)!.loader as () => null;
  try {
    load();
    return 200;
  } catch (refusal) {
    return (refusal as { init: ResponseInit }).init.status!;
  }
}

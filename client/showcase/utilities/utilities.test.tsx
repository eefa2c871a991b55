import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { catalogueTexts } from '../../testing/catalogues.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { showcaseId, showcasePages, showcasePath } from '../showcase.pages.ts';

const pages = showcasePages.filter(
  ({ section }) => section === 'utilities' || section === 'others',
);

describe.each(['en', 'pt-BR'] as const)('the utilities and the dragging in %s', (language) => {
  it('are pages of at least four examples, each in that language', async () => {
    const texts = catalogueTexts(language);
    const { navigate } = await renderAt(showcasePath(pages[0]!), { as: 'ADMIN', language });
    for (const page of pages) {
      const id = showcaseId(page);
      await navigate(showcasePath(page));
      await screen.findByRole('heading', { level: 1, name: texts.get(`showcase:pages.${id}`) });
      const titles = [...texts].filter(
        ([key]) => key.startsWith(`${id}:`) && key.endsWith('.title'),
      );
      expect(titles.length).toBeGreaterThanOrEqual(4);
      for (const [, title] of titles) {
        const example = within(screen.getByRole('region', { name: title }));
        example.getByRole('heading', { name: title });
      }
    }
  });
});

it('a handle says what it moves, and how it is done by keyboard', async () => {
  await renderAt('/others/drag-and-drop', { as: 'GUEST' });
  const handle = await screen.findByRole('button', { name: 'Move Check the order' });
  expect(handle.getAttribute('aria-roledescription')).toBe('sortable');
  const help = document.getElementById(handle.getAttribute('aria-describedby')!);
  expect(help?.textContent).toMatch(/^Press Space or Enter to pick it up/);
});

import type { Screen } from './screen.ts';

export const screens: Screen[] = [
  {
    name: 'material-code',
    path: '/material/menu',
    heading: 'Menu',
    as: 'guest',
    async prepare(page) {
      await page.getByRole('button', { name: 'Code of “Actions”' }).click();
      await page.getByRole('region', { name: 'ActionsMenu.tsx' }).waitFor();
    },
  },
];

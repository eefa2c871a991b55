import { seedId } from '../../seed/seed.ts';
import { press, type Screen } from './screen.ts';

const opened = (index: number) => `/inbox?message=${seedId('messages', index)}`;

export const screens: Screen[] = [
  { name: 'inbox', path: '/inbox', heading: 'Inbox', as: 'sa' },
  {
    name: 'inbox-pictures',
    path: opened(4),
    heading: 'Inbox',
    as: 'sa',
    prepare: async (page) => {
      const letter = page.frameLocator('iframe');
      await letter.getByText('As fotos estão em').waitFor();
    },
  },
  {
    name: 'inbox-sent',
    path: '/inbox?folder=sent',
    heading: 'Inbox',
    as: 'sa',
    prepare: async (page) => {
      const sent = page.getByRole('region', { name: 'Sent messages' });
      await sent.getByRole('link').first().click();
      await page.getByRole('article').getByText(/^To: /).waitFor();
    },
  },
  {
    name: 'inbox-palette',
    path: '/profile',
    heading: 'Profile',
    as: 'sa',
    async prepare(page) {
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder('Search here...').fill('inventário');
      await page.getByRole('button', { name: /^Inventário do depósito.*Rui Tavares$/ }).waitFor();
    },
  },
  {
    name: 'inbox-compose',
    path: '/inbox?compose=new',
    heading: 'Inbox',
    as: 'sa',
    prepare: press('Send'),
  },
  {
    name: 'inbox-keys',
    path: '/inbox',
    heading: 'Inbox',
    as: 'guest',
    prepare: (page) => page.keyboard.press('?'),
  },
];

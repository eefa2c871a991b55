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
    prepare: press('Keyboard shortcuts'),
  },
];

import { seedId } from '../../seed/seed.ts';
import { press, type Screen } from './screen.ts';

const room = `/chat/${seedId('chatContacts', 0)}`;

export const screens: Screen[] = [
  { name: 'chat', path: '/chat', heading: 'Chat', as: 'sa' },
  { name: 'chat-room', path: room, heading: 'Chat', as: 'sa', prepare: press('Emojis') },
  { name: 'chat-of-nobody', path: '/chat', heading: 'Chat', as: 'guest' },
];

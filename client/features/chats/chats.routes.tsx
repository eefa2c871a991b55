import type { RouteObject } from 'react-router-dom';
import { paths } from '../../core/paths.ts';

const lazy = {
  loader: async () => (await import('./ChatPage.loader.ts')).loader,
  Component: async () => (await import('./ChatPage.tsx')).ChatPage,
};

export const chatsRoutes: RouteObject[] = [
  { path: paths.chats, handle: paths.chats, lazy },
  { path: paths.chat, handle: paths.chats, lazy: { ...lazy } },
];

import { type About, aboutFilter, aboutIn } from '../../core/about.ts';
import { isSentIn } from './useInboxPlace.ts';

export const messagesAbout = (about: About | undefined) =>
  aboutFilter(about, { Customer: 'customerId' });

export const messageFilterIn = (parameters: URLSearchParams) => ({
  text: parameters.get('text') || null,
  ...messagesAbout(aboutIn(parameters)),
  ...(isSentIn(parameters)
    ? { folder: ['sent' as const] }
    : parameters.get('unread') && { isRead: false }),
});

import { isSentIn } from './useInboxPlace.ts';

export const messageFilterIn = (parameters: URLSearchParams) => ({
  text: parameters.get('text') || null,
  customerId: parameters.get('customer') || null,
  ...(isSentIn(parameters)
    ? { folder: ['sent' as const] }
    : parameters.get('unread') && { isRead: false }),
});

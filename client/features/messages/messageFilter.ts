export const messageFilterIn = (parameters: URLSearchParams) => ({
  text: parameters.get('text') || null,
  ...(parameters.get('unread') && { isRead: false }),
});

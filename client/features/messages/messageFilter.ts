export const messageFilterIn = (parameters: URLSearchParams) => ({
  text: parameters.get('text') || null,
  customerId: parameters.get('customer') || null,
  ...(parameters.get('unread') && { isRead: false }),
});

/** The messages about repeated requests, the feed of changes and sockets. */
export const transportMessages = {
  changes_gone:
    'Changes after this cursor are no longer kept. Read the records again, then follow from a new cursor',
  not_a_subscription:
    'Over a WebSocket only subscriptions are answered. Send queries and mutations by POST',
  unknown_kind: 'There is no kind {kind}',
  not_an_idempotency_key: 'must be 1 to 255 characters without spaces',
  key_reused: 'This Idempotency-Key was used for another request. Send a new key',
  running: 'The first request with this Idempotency-Key is still running. Try again in a moment.',
  done_without_answer:
    'The first request with this Idempotency-Key was carried out, but its answer was lost. Look at the record before you try again',
} as const;

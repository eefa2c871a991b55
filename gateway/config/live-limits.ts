/** Limits of WebSockets; times in milliseconds. Whoever reads too slowly, or sends too much, is closed. */
export const liveLimits = {
  signInMs: 3_000,
  frameBytes: 64 * 1024,
  socketsOfAccount: 10,
  socketsFromAddress: 50,
  subscriptions: 20,
  messagesASecond: 20,
  unsentBytes: 1024 * 1024,
  pingMs: 12_000,
  /** The time within which a session that has ended closes its sockets. */
  checkMs: 1_000,
} as const;

import type { Mock } from 'vitest';

/** The requests that ran an operation of the client; the shell asks for its own things meanwhile. */
export const callsOf = (fetch: Mock<typeof globalThis.fetch>, operation: string) =>
  fetch.mock.calls.filter(
    ([, init]) => typeof init?.body === 'string' && init.body.includes(`"${operation}"`),
  );

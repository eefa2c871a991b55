import { forbidden } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';

export type Registration = 'open' | 'invite' | 'closed';

const ways: readonly Registration[] = ['closed', 'invite', 'open'];

/** Throws Forbidden where less than that way of getting in is open. */
export function requireRegistration(
  { registration }: { registration: Registration },
  way: Registration,
): void {
  if (ways.indexOf(registration) >= ways.indexOf(way)) return;
  throw forbidden(problem(registration === 'invite' ? 'invited_only' : 'registration_closed'));
}

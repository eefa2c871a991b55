import { createHash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { signInWaits } from '../../config/limits.ts';
import { DAY_SECONDS } from '../../formats/days.ts';
import { normalizedEmail } from '../../formats/email-address.ts';
import type { Device } from '../../graphql/context.ts';
import { addressKey } from '../../http/address-key.ts';
import { count, type RateLimits } from '../../http/rate-limits.ts';

/** The time that unlocks are remembered; it is longer than the failures before them are counted. */
const UNLOCK_SECONDS = DAY_SECONDS;

interface Attempt {
  limits: RateLimits;
  device?: Device;
}

/** Runs `check` on every attempt, so that a locked account takes as long; undefined while it is locked. */
export async function guarded<Found>(
  { limits, device }: Attempt,
  email: string,
  check: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const from = addressKey(device);
  await count(limits, 'signInsFromAddress', from);
  const account = keyOf(email);
  const pair = `${account} ${await timesUnlocked(limits, account)} ${from}`;
  // Counted before the check: parallel guesses must not pass together.
  const isAllowed = (await mayTry(limits, pair)) && (await isBelow(limits, account));
  const found = await check();
  if (!isAllowed || found === undefined) return undefined;
  await Promise.all([
    limits.signInsFromAddress.reward(from),
    limits.signInsToAccount.reward(account),
    limits.failures.delete(pair),
    limits.waits.delete(pair),
  ]);
  return found;
}

/** Counts by the address what fails, where the account is not known. */
export async function counted<Result>(
  { limits, device }: Attempt,
  work: () => Promise<Result>,
): Promise<Result> {
  const from = addressKey(device);
  await count(limits, 'signInsFromAddress', from);
  const result = await work();
  await limits.signInsFromAddress.reward(from);
  return result;
}

export async function isLocked({ signInsToAccount }: RateLimits, email: string): Promise<boolean> {
  const counted = await signInsToAccount.get(keyOf(email));
  return counted !== null && counted.remainingPoints <= 0;
}

/** Counts anew from every address, which are not known here. */
export async function unlock(limits: RateLimits, email: string): Promise<void> {
  const account = keyOf(email);
  await limits.signInsToAccount.delete(account);
  await limits.unlocks.set(account, (await timesUnlocked(limits, account)) + 1, UNLOCK_SECONDS);
}

const timesUnlocked = async ({ unlocks }: RateLimits, account: string): Promise<number> =>
  (await unlocks.get(account))?.consumedPoints ?? 0;

/** Returns the key by which guesses at the second factor are counted, apart from those of the password. */
export const secondFactorKey = (accountId: string) => `second factor of ${accountId}`;

export const keyOf = (email: string) =>
  createHash('sha256').update(normalizedEmail(email)).digest('base64url');

async function mayTry({ failures, waits }: RateLimits, pair: string): Promise<boolean> {
  const wait = await waits.get(pair);
  if (wait && wait.msBeforeNext > 0) return false;
  const { consumedPoints } = await failures.consume(pair);
  const beyond = consumedPoints - signInWaits.failures;
  if (beyond < 0) return true;
  const customDuration = Math.min(2 ** beyond, signInWaits.longestSeconds);
  return waits.consume(pair, 1, { customDuration }).then(() => true, isRefusal);
}

const isBelow = ({ signInsToAccount }: RateLimits, account: string) =>
  signInsToAccount.consume(account).then(() => true, isRefusal);

function isRefusal(error: unknown): false {
  if (error instanceof RateLimiterRes) return false;
  throw error;
}

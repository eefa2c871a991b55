import { tooMany } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { uploadLimits } from '../config/limits.ts';

type Limited = <Result>(accountId: string, work: () => Promise<Result>) => Promise<Result>;

interface Limits {
  atOnce: number;
  atOncePerAccount: number;
}

/** Limits concurrent uploads, in all and for each account; one more is TooMany. */
export function concurrencyLimit({ atOnce, atOncePerAccount }: Limits = uploadLimits): Limited {
  const running: string[] = [];
  return async (accountId, work) => {
    const own = running.filter((each) => each === accountId).length;
    if (running.length >= atOnce || own >= atOncePerAccount) {
      throw tooMany(problem('too_many_uploads'));
    }
    running.push(accountId);
    try {
      return await work();
    } finally {
      running.splice(running.indexOf(accountId), 1);
    }
  };
}

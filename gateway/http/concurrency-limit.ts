import { tooMany } from '../graphql/errors.ts';
import { uploadLimits } from '../graphql/limits.ts';

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
      throw tooMany('Too many uploads at once. Try again in a moment.');
    }
    running.push(accountId);
    try {
      return await work();
    } finally {
      running.splice(running.indexOf(accountId), 1);
    }
  };
}

import { tooMany } from '../graphql/errors.ts';
import { uploadLimits } from '../graphql/limits.ts';

type InTurn = <Result>(accountId: string, work: () => Promise<Result>) => Promise<Result>;

interface Turns {
  atOnce: number;
  atOncePerAccount: number;
}

/** Runs at most so many uploads at once, of all and of one account; one more is TooMany. */
export function takingTurns({ atOnce, atOncePerAccount }: Turns = uploadLimits): InTurn {
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

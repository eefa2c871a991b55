import { useShowProblem } from './useShowProblem.ts';

/** Waits for a change; one that is refused is said in a corner, and its result is undefined. */
export function useAttempt() {
  const showProblem = useShowProblem();
  return async <Result>(change: Promise<Result>): Promise<Result | undefined> => {
    try {
      return await change;
    } catch (error) {
      showProblem(error);
      return undefined;
    }
  };
}

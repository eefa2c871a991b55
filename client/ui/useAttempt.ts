import { useShowProblem } from './useShowProblem.ts';

/** Shows a refusal as a notification; the result is then undefined. */
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

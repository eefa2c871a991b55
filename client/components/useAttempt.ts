import { useTranslation } from 'react-i18next';
import { notifyProblem } from '../app/notify.tsx';
import { refusalOf } from '../app/refusal.ts';

/** Waits for a change; one that is refused is said in a corner, and its result is undefined. */
export function useAttempt() {
  const { t } = useTranslation();
  return async <Result>(change: Promise<Result>): Promise<Result | undefined> => {
    try {
      return await change;
    } catch (error) {
      notifyProblem(refusalOf(error)?.message ?? t('somethingWrong'));
      return undefined;
    }
  };
}

import { useTranslation } from 'react-i18next';
import { notifyProblem } from '../app/notify.tsx';
import { refusalOf } from '../app/refusal.ts';

/** Notifies of a refusal, or that the gateway was not reached. */
export function useShowProblem() {
  const { t } = useTranslation();
  return (error: unknown) =>
    notifyProblem(
      refusalOf(error)?.message ?? t(navigator.onLine ? 'somethingWrong' : 'connection.offline'),
    );
}

import { useTranslation } from 'react-i18next';
import { notifyProblem } from '../app/notify.tsx';
import { refusalOf } from '../app/refusal.ts';

/** Says in a corner why the gateway refused, or that it could not be reached. */
export function useShowProblem() {
  const { t } = useTranslation();
  return (error: unknown) => notifyProblem(refusalOf(error)?.message ?? t('somethingWrong'));
}

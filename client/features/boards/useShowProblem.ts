import { useTranslation } from 'react-i18next';
import { notifyProblem } from '../../app/notify.tsx';
import { refusalOf } from '../../app/refusal.ts';

/** Says why the gateway refused something, or that it was not reached. */
export function useShowProblem(): (error: unknown) => void {
  const { t } = useTranslation();
  return (error) => notifyProblem(refusalOf(error)?.message ?? t('somethingWrong'));
}

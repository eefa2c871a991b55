import { useTranslation } from 'react-i18next';
import { notifyProblem } from '../../app/notify.tsx';
import { type GatewayRefusal, refusalOf } from '../../app/refusal.ts';
import type { EventFormApi } from './useEventForm.ts';

/** Where the form has a field of the gateway's input under another name. */
const formNames: Record<string, string> = { start: 'startDay', end: 'endDay' };

/** Shows at its fields what the gateway refused; nothing that was typed is lost. Returns the refusal, if it is one. */
export function useShowEventRefusal(form: EventFormApi) {
  const { t } = useTranslation();
  return (error: unknown): GatewayRefusal | undefined => {
    const refusal = refusalOf(error);
    const fields = Object.entries(refusal?.fields ?? {});
    form.setErrors(
      Object.fromEntries(fields.map(([name, text]) => [formNames[name] ?? name, text])),
    );
    if (refusal?.code === 'CONFLICT' && refusal.current) return refusal;
    notifyProblem(refusal?.message ?? t('somethingWrong'));
    return refusal;
  };
}

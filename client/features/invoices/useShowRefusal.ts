import { useTranslation } from 'react-i18next';
import { notifyProblem } from '../../app/notify.tsx';
import { type GatewayRefusal, refusalOf } from '../../app/refusal.ts';
import type { InvoiceFormApi } from './useInvoiceForm.ts';

/** Where the form has a field of the gateway's input under another name. */
const formNames: Record<string, string> = { date: 'day' };

/**
 * Shows at its fields what the gateway refused, and says so in a corner. Returns the refusal, undefined when
 * the gateway was not reached. Nothing that was typed is lost.
 */
export function useShowRefusal(form: InvoiceFormApi) {
  const { t } = useTranslation(['invoices', 'common']);
  return (error: unknown): GatewayRefusal | undefined => {
    const refusal = refusalOf(error);
    const fields = Object.entries(refusal?.fields ?? {});
    form.setErrors(
      Object.fromEntries(fields.map(([name, text]) => [formNames[name] ?? name, text])),
    );
    if (refusal?.code === 'CONFLICT' && refusal.current) return refusal;
    const message = refusal?.message ?? t('common:somethingWrong');
    notifyProblem(fields.length > 0 ? t('errors.checkFields') : message);
    return refusal;
  };
}

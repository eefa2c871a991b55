import { type FormErrors, useForm } from '@mantine/form';
import { useState } from 'react';
import { refusalOf } from '../../core/refusal.ts';
import { useShowProblem } from '../../ui/useShowProblem.ts';

/** Returns a form whose refusals stand at their fields. Nothing of it is kept as a draft, since it has passwords. */
export function useOwnForm<Values extends Record<string, string>>(
  initialValues: Values,
  send: (values: Values) => Promise<void>,
) {
  const [isSending, setSending] = useState(false);
  const showProblem = useShowProblem();
  const form = useForm<Values>({ initialValues });
  const submit = form.onSubmit(async (values) => {
    setSending(true);
    try {
      await send(values);
    } catch (error) {
      const fields: FormErrors = refusalOf(error)?.fields ?? {};
      form.setErrors(fields);
      if (!Object.keys(fields).some((name) => name in initialValues)) showProblem(error);
    } finally {
      setSending(false);
    }
  });
  return { form, isSending, submit };
}

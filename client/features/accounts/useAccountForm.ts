import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../app/http.ts';

interface Fields {
  email: string;
  username: string;
  password: string;
}

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/**
 * The form of a public screen: checks the named fields by the specification's rules, sends, and shows what
 * the gateway refuses, at its field or as the whole form's `problem`.
 */
export function useAccountForm<Name extends keyof Fields>(
  names: readonly Name[],
  send: (values: Pick<Fields, Name>) => Promise<void>,
) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const form = useForm({
    initialValues: { email: '', username: '', password: '' },
    validate: (values) =>
      Object.fromEntries(names.map((name) => [name, problemOf(name, values[name])])),
  });

  function problemOf(name: Name, value: string): string | null {
    if (value.trim() === '') return t('fieldRequired');
    return name === 'email' && !EMAIL.test(value.trim()) ? t('emailInvalid') : null;
  }

  async function trySend(values: Fields) {
    setProblem(undefined);
    setSending(true);
    try {
      await send(values);
    } catch (error) {
      const refusal = isRefusal(error) ? error : { message: t('somethingWrong') };
      const isAtField = names.some((name) => refusal.fields?.[name]);
      if (refusal.fields) form.setErrors(refusal.fields);
      if (!isAtField) setProblem(refusal.message);
    } finally {
      setSending(false);
    }
  }

  return { form, problem, isSending, trySend, submit: form.onSubmit(trySend) };
}

import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal, NO_ANSWER } from '../../app/http.ts';
import { useErrorsInLanguage } from '../../components/useErrorsInLanguage.ts';

interface Fields {
  email: string;
  username: string;
  password: string;
}

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Checks the named fields by the specification's rules; refusals show at their field or as `problem`. */
export function useAccountForm<Name extends keyof Fields>(
  names: readonly Name[],
  send: (values: Pick<Fields, Name>) => Promise<void>,
) {
  const { t } = useTranslation();
  /** Without a message there was no answer. */
  const [refused, setRefused] = useState<{ message?: string }>();
  const [isSending, setSending] = useState(false);
  const form = useForm({
    initialValues: { email: '', username: '', password: '' },
    validate: (values) =>
      Object.fromEntries(names.map((name) => [name, problemOf(name, values[name])])),
  });
  useErrorsInLanguage(form);

  function problemOf(name: Name, value: string): string | null {
    if (value.trim() === '') return t('fieldRequired');
    return name === 'email' && !EMAIL.test(value.trim()) ? t('emailInvalid') : null;
  }

  async function trySend(values: Fields) {
    setRefused(undefined);
    setSending(true);
    try {
      await send(values);
    } catch (error) {
      if (!isRefusal(error) || error === NO_ANSWER) return setRefused({});
      const { message, fields } = error;
      if (fields) form.setErrors(fields);
      if (!names.some((name) => fields?.[name])) setRefused({ message });
    } finally {
      setSending(false);
    }
  }

  const problem = refused && (refused.message ?? t('somethingWrong'));
  return { form, problem, isSending, trySend, submit: form.onSubmit(trySend) };
}

import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal, NO_ANSWER, noAnswerText } from '../../core/http.ts';

interface Fields {
  email: string;
  username: string;
  password: string;
}

type FieldName = keyof Fields;
type Messages = Partial<Record<string, string>>;

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Checks the named fields by the specification's rules; refusals show at their field or as `problem`. */
export function useAccountForm<Name extends FieldName>(
  names: readonly Name[],
  send: (values: Pick<Fields, Name>) => Promise<void>,
) {
  const { values, check, setAnswered, ...form } = useFields(names);
  /** A refusal without a message means that there was no answer. */
  const [refused, setRefused] = useState<{ message?: string }>();
  const [isSending, setSending] = useState(false);

  async function trySend(values: Fields) {
    setAnswered({});
    setRefused(undefined);
    setSending(true);
    try {
      await send(values);
    } catch (error) {
      if (!isRefusal(error) || error === NO_ANSWER) return setRefused({});
      const { message, fields } = error;
      if (fields) setAnswered(fields);
      if (!names.some((name) => fields?.[name])) setRefused({ message });
    } finally {
      setSending(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (check()) void trySend(values);
  }

  const problem = refused && (refused.message ?? noAnswerText());
  return { form, problem, isSending, trySend, submit };
}

/** Keeps the fields without the library of the other forms, a tenth of what a visitor loads to sign in. */
function useFields<Name extends FieldName>(names: readonly Name[]) {
  const { t } = useTranslation();
  const [values, setValues] = useState<Fields>({ email: '', username: '', password: '' });
  const [checked, setChecked] = useState<readonly FieldName[]>([]);
  const [answered, setAnswered] = useState<Messages>({});

  function problemOf(name: FieldName): string | undefined {
    const value = values[name].trim();
    if (value === '') return t('fieldRequired');
    return name === 'email' && !EMAIL.test(value) ? t('emailInvalid') : undefined;
  }

  function enter(name: FieldName, value: string) {
    setValues((all) => ({ ...all, [name]: value }));
    setChecked((all) => all.filter((each) => each !== name));
    setAnswered((all) => ({ ...all, [name]: undefined }));
  }

  const errorOf = (name: FieldName) =>
    (checked.includes(name) ? problemOf(name) : undefined) ?? answered[name];

  return {
    values,
    setValues,
    setAnswered,
    errorOf,
    /** Shows what is wrong with the fields, and tells whether all are right. */
    check() {
      setChecked(names);
      return !names.some(problemOf);
    },
    getInputProps: (name: Name) => ({
      value: values[name],
      error: errorOf(name),
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        enter(name, currentTarget.value),
    }),
  };
}

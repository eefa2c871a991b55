import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyProblem } from '../../core/notify.tsx';
import { refusalOf } from '../../core/refusal.ts';
import { useLastAuthor } from '../history/useLastAuthor.ts';
import { useShowProblem } from '../../ui/useShowProblem.ts';
import { type RefusedField, refusedField } from './refusedFields.ts';

export interface Refused {
  fields: readonly RefusedField[];
  number: number;
}

export interface Refusing {
  refused: Refused | undefined;
  refuse: (errors: object) => void;
}

interface Options<Values extends object> {
  form: UseFormReturnType<Values>;
  /** The record's id; undefined for a new record. */
  id: string | undefined;
  formNames?: Record<string, string> | undefined;
}

export function useRefusing<Values extends object>({ form, id, formNames = {} }: Options<Values>) {
  const showProblem = useShowProblem();
  const lastAuthor = useLastAuthor();
  const { t } = useTranslation('records');
  const [refused, setRefused] = useState<Refused>();

  function refuse(errors: object) {
    const fields = Object.keys(errors).map((name) => refusedField(form.getValues(), name));
    setRefused((last) => ({ fields, number: (last?.number ?? 0) + 1 }));
  }

  /** Shows an error. Returns the current record of a CONFLICT. */
  function show(error: unknown): unknown {
    const refusal = refusalOf(error);
    const fields = Object.entries(refusal?.fields ?? {});
    const errors = Object.fromEntries(
      fields.map(([field, text]) => [formNames[field] ?? field, text]),
    );
    form.setErrors(errors);
    if (refusal?.code === 'CONFLICT' && refusal.current) return refusal.current;
    if (fields.length > 0) refuse(errors);
    else if (refusal?.code === 'NOT_FOUND' && id !== undefined) void showDeleted(id);
    else showProblem(error);
    return undefined;
  }

  const showDeleted = async (deletedId: string) =>
    notifyProblem(t('form.deleted', { name: await lastAuthor(deletedId) }));

  return { refused, refuse, show, accept: () => setRefused(undefined) };
}

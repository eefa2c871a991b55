import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { refusalOf } from '../../app/refusal.ts';
import { useShowProblem } from '../useShowProblem.ts';

export interface Refused {
  fields: readonly { name: string; label: string | undefined }[];
  number: number;
}

export interface Refusing {
  refused: Refused | undefined;
  refuse: (errors: object) => void;
}

export function useRefusing<Values extends object>(
  form: UseFormReturnType<Values>,
  formNames: Record<string, string> = {},
) {
  const showProblem = useShowProblem();
  const [refused, setRefused] = useState<Refused>();

  function refuse(errors: object) {
    const fields = Object.keys(errors).map((name) => ({ name, label: rowLabel(form, name) }));
    setRefused((last) => ({ fields, number: (last?.number ?? 0) + 1 }));
  }

  /** Answers the current record of a CONFLICT. */
  function show(error: unknown): unknown {
    const refusal = refusalOf(error);
    const fields = Object.entries(refusal?.fields ?? {});
    const errors = Object.fromEntries(
      fields.map(([field, text]) => [formNames[field] ?? field, text]),
    );
    form.setErrors(errors);
    if (refusal?.code === 'CONFLICT' && refusal.current) return refusal.current;
    if (fields.length > 0) refuse(errors);
    else showProblem(error);
    return undefined;
  }

  return { refused, refuse, show, accept: () => setRefused(undefined) };
}

const IN_ROW = /\.\d+(\.|$)/;

function rowLabel<Values extends object>(form: UseFormReturnType<Values>, name: string) {
  if (!IN_ROW.test(name)) return undefined;
  const input = form.getInputNode(name);
  if (!(input instanceof HTMLInputElement)) return undefined;
  return input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent ?? undefined;
}

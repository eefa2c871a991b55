import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyProblem } from '../../app/notify.tsx';
import { refusalOf } from '../../app/refusal.ts';
import { useErrorsInLanguage } from '../useErrorsInLanguage.ts';
import type { Fresh } from './formQuery.ts';
import { draftOf, dropDraft, type FormDraft, keepDraft } from './formDrafts.ts';
import { useVersionMerge, type VersionMerge } from './useVersionMerge.ts';

export interface RecordFormOptions<Values extends object, Stored> {
  /** Names the form among the drafts: `Customer 12`, `new Customer`. */
  name: string;
  /** The record as it was opened; left out for a new one. */
  stored?: Fresh<Stored>;
  valuesOf: (stored?: Stored) => Values;
  validate?: UseFormInput<Values>['validate'];
  /** The form's names of what the gateway's input calls otherwise. */
  formNames?: Record<string, string>;
  /**
   * Saves, over the version of `base` when there is one, and answers what the form goes on from where it stays open.
   * What it rejects with is shown. `isMerged` when someone else's version was merged into the values.
   */
  save: (
    values: Values,
    base: Stored | undefined,
    isMerged: boolean,
  ) => Promise<Stored | undefined>;
}

export interface RecordFormApi<Values extends object, Stored = unknown> extends Pick<
  VersionMerge<Stored>,
  'merge' | 'open' | 'choose'
> {
  form: UseFormReturnType<Values>;
  /** The version that the next save goes over; undefined for a new record. */
  base: Stored | undefined;
  isSaving: boolean;
  submit: (values: Values) => Promise<void>;
  /** What was left half-way and stands in the form again. */
  draft: FormDraft | undefined;
  discardDraft: () => void;
}

/**
 * A form over one record. What is typed is kept as a draft until it is saved. When someone else saved first, what only
 * they changed is taken over, what both changed is left to choose, and the next save goes over their version.
 */
export function useRecordForm<Values extends object, Stored extends object>(
  options: RecordFormOptions<Values, Stored>,
): RecordFormApi<Values, Stored> {
  const { name, stored, valuesOf, validate, save } = options;
  const [{ base, draft }, setState] = useState(() =>
    startOf<Stored>(name, stored as Stored | undefined),
  );
  const { isSaving, once } = useOnce();
  const show = useShowRefusal();
  const form = useForm<Values>({
    initialValues: (draft?.values as Values | undefined) ?? valuesOf(stored),
    ...(validate && { validate }),
    // Over the version that it was typed over: after a reload in the middle of a merge, the merge comes again.
    onValuesChange: (values) => keepDraft(name, { values, base: base ?? null }, valuesOf(base)),
  });
  useErrorsInLanguage(form);
  const { merge, open, choose, mergeWith, end } = useVersionMerge<Values, Stored>(form, valuesOf);
  const over = merge?.over ?? base;

  const submit = (values: Values) =>
    once(async () => {
      if (open.length === 0) await saveOver(over, values);
    });

  async function saveOver(version: Stored | undefined, values: Values): Promise<void> {
    try {
      startFrom((await save(values, version, merge !== undefined)) ?? version);
    } catch (error) {
      const current = show(form, error, options.formNames) as Stored | undefined;
      if (!current || !version) return;
      // Nothing of what the form shows was changed elsewhere.
      if (!mergeWith(current, version)) await saveOver(current, values);
    }
  }

  function startFrom(version: Stored | undefined) {
    const values = valuesOf(version);
    setState({ base: version });
    end();
    form.setValues(values);
    form.resetDirty(values);
    form.clearErrors();
    dropDraft(name);
  }

  const discardDraft = () => startFrom(merge?.over ?? stored);
  return { form, base: over, isSaving, submit, merge, open, choose, draft, discardDraft };
}

interface State<Stored> {
  /** The version that the values were typed over. */
  base: Stored | undefined;
  draft?: FormDraft | undefined;
}

/** Runs one thing at a time: who presses twice sends once. */
function useOnce() {
  const [isSaving, setSaving] = useState(false);
  const isRunning = useRef(false);
  async function once(run: () => Promise<void>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setSaving(true);
    try {
      await run();
    } finally {
      isRunning.current = false;
      setSaving(false);
    }
  }
  return { isSaving, once };
}

function startOf<Stored>(name: string, stored: Stored | undefined): State<Stored> {
  const draft = draftOf(name);
  return { draft, base: draft ? ((draft.base as Stored | null) ?? undefined) : stored };
}

/** Shows at its fields what the gateway refused; returns the current record with a CONFLICT. */
function useShowRefusal() {
  const { t } = useTranslation(['records', 'common']);
  return <Values extends object>(
    form: UseFormReturnType<Values>,
    error: unknown,
    formNames: Record<string, string> = {},
  ): unknown => {
    const refusal = refusalOf(error);
    const fields = Object.entries(refusal?.fields ?? {});
    form.setErrors(
      Object.fromEntries(fields.map(([field, text]) => [formNames[field] ?? field, text])),
    );
    if (refusal?.code === 'CONFLICT' && refusal.current) return refusal.current;
    const message = refusal?.message ?? t('common:somethingWrong');
    notifyProblem(fields.length > 0 ? t('form.checkFields') : message);
    return undefined;
  };
}

import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyProblem } from '../../app/notify.tsx';
import { refusalOf } from '../../app/refusal.ts';
import { useErrorsInLanguage } from '../useErrorsInLanguage.ts';
import { draftOf, dropDraft, type FormDraft, keepDraft } from './formDrafts.ts';
import { type Merge, mergeVersions } from './mergeVersions.ts';

export interface RecordFormOptions<Values extends object, Stored> {
  /** Names the form among the drafts: `Customer 12`, `new Customer`. */
  name: string;
  /** The record as it was opened; left out for a new one. */
  stored?: Stored;
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

export interface RecordFormApi<Values extends object, Stored = unknown> {
  form: UseFormReturnType<Values>;
  /** The version that the next save goes over; undefined for a new record. */
  base: Stored | undefined;
  isSaving: boolean;
  submit: (values: Values) => Promise<void>;
  /** What someone else saved meanwhile, against what stands in the form. */
  merge: Merge | undefined;
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
  const [{ base, draft, merge }, setState] = useState(() => startOf(name, stored));
  const [isSaving, setSaving] = useState(false);
  const show = useShowRefusal();
  const form = useForm<Values>({
    initialValues: (draft?.values as Values | undefined) ?? valuesOf(stored),
    ...(validate && { validate }),
    onValuesChange: (values) => keep(values, base),
  });
  useErrorsInLanguage(form);
  const keep = (values: Values, over: Stored | undefined) =>
    keepDraft(name, { values, base: over ?? null }, valuesOf(over));

  async function submit(values: Values) {
    setSaving(true);
    try {
      startFrom((await save(values, base, merge !== undefined)) ?? base);
    } catch (error) {
      const current = show(form, error, options.formNames);
      if (current && base) mergeWith(current as Stored, base);
    } finally {
      setSaving(false);
    }
  }

  function mergeWith(current: Stored, from: Stored) {
    const versions = { base: valuesOf(from), theirs: valuesOf(current), mine: form.getValues() };
    const merged = mergeVersions(versions);
    setState({ draft, base: current, merge: merged });
    for (const { name: path, theirs } of merged.taken) form.setFieldValue(path, theirs as never);
    keep(form.getValues(), current);
  }

  function startFrom(version: Stored | undefined) {
    const values = valuesOf(version);
    setState({ base: version });
    form.setValues(values);
    form.resetDirty(values);
    form.clearErrors();
    dropDraft(name);
  }

  return { form, base, isSaving, submit, merge, draft, discardDraft: () => startFrom(stored) };
}

interface State<Stored> {
  /** The version that the next save goes over. */
  base: Stored | undefined;
  draft?: FormDraft | undefined;
  merge?: Merge;
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

import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyProblem } from '../../app/notify.tsx';
import { refusalOf } from '../../app/refusal.ts';
import { useErrorsInLanguage } from '../useErrorsInLanguage.ts';
import type { Fresh } from './formQuery.ts';
import { draftOf, type FormDraft, keepDraft } from './formDrafts.ts';
import { isSame } from './mergeVersions.ts';
import { useVersionMerge, type VersionMerge } from './useVersionMerge.ts';

export interface RecordFormOptions<Values extends object, Stored> {
  /** Name of the draft: `Customer 12`, `new Customer`. */
  name: string;
  /** Left out for a new record. */
  stored?: Fresh<Stored>;
  valuesOf: (stored?: Stored) => Values;
  validate?: UseFormInput<Values>['validate'];
  /** Form fields by input field, where their names differ. */
  formNames?: Record<string, string>;
  /**
   * Saves over the version of `base`. Answers the record where the form stays open; a rejection is shown.
   * `isMerged` when another version was merged.
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
  /** The version that the next save overwrites; undefined for a new record. */
  base: Stored | undefined;
  isSaving: boolean;
  submit: (values: Values) => Promise<void>;
  draft: FormDraft | undefined;
  discardDraft: () => void;
}

/**
 * A form over one record, with a draft until it is saved. After a conflict the other changes are merged;
 * fields that both changed must be chosen before the next save.
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
    // With the edited version: after a reload during a merge, the merge starts again.
    onValuesChange: (values) => keepDraft(name, { values, base: base ?? null }, valuesOf(base)),
  });
  useErrorsInLanguage(form);
  const versions = useVersionMerge<Values, Stored>(form, valuesOf);
  const { merge, open, choose, mergeWith, takeUnchanged, end } = versions;
  const over = merge?.over ?? base;

  const submit = (values: Values) =>
    once(async () => {
      if (open.length === 0) await saveOver(over, values);
    });

  async function saveOver(version: Stored | undefined, values: Values): Promise<void> {
    try {
      const saved = await save(values, version, merge !== undefined);
      startFrom(saved ?? version, saved && values);
    } catch (error) {
      const current = show(form, error, options.formNames) as Stored | undefined;
      if (!current || !version) return;
      // No field of the form differs.
      if (!mergeWith(current, version)) await saveOver(current, values);
    }
  }

  /** What was typed since `sent` was on its way to the gateway stays in the form. */
  function startFrom(version: Stored | undefined, sent = form.getValues()) {
    const values = valuesOf(version);
    setState({ base: version });
    end();
    if (isSame(form.getValues(), sent)) form.setValues(values);
    else takeUnchanged(sent, values);
    form.clearErrors();
    keepDraft(name, { values: form.getValues(), base: version ?? null }, values);
  }

  const discardDraft = () => startFrom(merge?.over ?? stored);
  return { form, base: over, isSaving, submit, merge, open, choose, draft, discardDraft };
}

interface State<Stored> {
  base: Stored | undefined;
  draft?: FormDraft | undefined;
}

/** One save at a time: a double click sends once. */
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

/** Shows field errors; answers the current record of a CONFLICT. */
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

import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form';
import { useCallbackRef } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useErrorsInLanguage } from '../../ui/useErrorsInLanguage.ts';
import type { Fresh } from './formQuery.ts';
import { draftOf, type FormDraft, keepDraft, useOwnDraft } from './formDrafts.ts';
import { isEqual } from './isEqual.ts';
import { type Refusing, useRefusing } from './useRefusing.ts';
import { useUndoneVersion } from './useUndoneVersion.ts';
import { takeUnchanged, useVersionMerge, type VersionMerge } from './useVersionMerge.ts';

export interface RecordFormOptions<Values extends object, Stored> {
  /** The name of the draft: `Customer 12`, `new Customer`. */
  name: string;
  /** The stored record; omitted for a new one. */
  stored?: Fresh<Stored>;
  valuesOf: (stored?: Stored) => Values;
  validate?: UseFormInput<Values>['validate'];
  /** Returns the values without blank rows, which are neither a change nor saved. */
  entered?: (values: Values) => Values;
  /** The form fields by input field, where their names differ. */
  formNames?: Record<string, string>;
  /**
   * Saves over the version `base`. Returns the record when the form stays open or `leave` needs it; an error is shown.
   * `isMerged` is true when another version was merged.
   */
  save: (
    values: Values,
    base: Stored | undefined,
    isMerged: boolean,
  ) => Promise<Stored | undefined>;
  /** Closes the form, unless more was typed meanwhile; a new record can be followed by another one instead. */
  leave?: (saved: Stored) => unknown;
}

export interface RecordFormApi<Values extends object, Stored = unknown>
  extends
    Pick<VersionMerge<Stored>, 'merge' | 'open' | 'choose'>,
    Pick<Refusing, 'refused' | 'refuse'> {
  form: UseFormReturnType<Values>;
  /** The version that the next save overwrites; undefined for a new record. */
  base: Stored | undefined;
  isSaving: boolean;
  /** Resolves to whether it was saved. With `isFollowed` the form is reset for another new record. */
  submit: (values: Values, isFollowed?: boolean) => Promise<boolean>;
  canFollow: boolean;
  draft: FormDraft | undefined;
  discardDraft: () => void;
}

/**
 * A form over one record, with a draft until it is saved. After a conflict the other changes are merged; fields that
 * both changed must be chosen before the next save.
 */
export function useRecordForm<Values extends object, Stored extends { id: string }>(
  options: RecordFormOptions<Values, Stored>,
): RecordFormApi<Values, Stored> {
  const { stored, valuesOf, save, leave, formNames } = options;
  const { form, base, draft, startOver, dropEmpty } = useKeptForm(options);
  const { isSaving, once } = useOnce();
  const { refused, refuse, show, accept } = useRefusing({ form, id: stored?.id, formNames });
  const versions = useVersionMerge<Values, Stored>(form, valuesOf);
  const { merge, open, choose, mergeWith, end } = versions;
  const over = merge?.over ?? base;

  const submit = (values: Values, isFollowed = false) =>
    once(async () => open.length === 0 && (await saveOver(over, dropEmpty(values), isFollowed)));

  async function saveOver(
    version: Stored | undefined,
    values: Values,
    isFollowed: boolean,
  ): Promise<boolean> {
    try {
      const saved = await save(values, version, merge !== undefined);
      const isTyped = stored && !isEqual(form.getValues(), values);
      if (saved && !isFollowed && !isTyped) await leave?.(saved);
      if (stored) startFrom(saved ?? version, saved && values);
      else startFrom(undefined);
      return true;
    } catch (error) {
      const current = show(error) as Stored | undefined;
      if (!current || !version) return false;
      return !mergeWith(current, version) && (await saveOver(current, values, isFollowed));
    }
  }

  function startFrom(version: Stored | undefined, sent?: Values) {
    startOver(version, sent);
    end();
    accept();
    form.clearErrors();
  }

  useUndoneVersion(stored as Stored | undefined, merge ? undefined : base, (restored, from) =>
    startOver(restored, valuesOf(from)),
  );

  return {
    ...{ form, base: over, isSaving, submit, merge, open, choose, refused, refuse, draft },
    canFollow: leave !== undefined && stored === undefined,
    discardDraft: () => startFrom(merge?.over ?? stored),
  };
}

interface State<Stored> {
  base: Stored | undefined;
  draft?: FormDraft | undefined;
}

function useKeptForm<Values extends object, Stored extends object>({
  name,
  stored,
  valuesOf,
  validate,
  entered = same,
}: RecordFormOptions<Values, Stored>) {
  const [{ base, draft }, setState] = useState(() =>
    startOf<Stored>(name, stored as Stored | undefined),
  );
  // The edited version is stored with the draft: after a reload during a merge, the merge starts again.
  function keep(values: Values) {
    keepDraft(name, { values: entered(values), base: base ?? null }, valuesOf(base));
  }
  const form = useForm<Values>({
    initialValues: { ...valuesOf(stored), ...(draft?.values as Values | undefined) },
    ...(validate && { validate }),
    // The function must stay the same, because memoized components keep the inputs' handlers of an earlier form.
    onValuesChange: useCallbackRef(keep),
  });
  useOwnDraft(name, () => {
    const values = form.getValues();
    if (!isEqual(values, valuesOf(base))) keep(values);
  });
  useErrorsInLanguage(form);
  function dropEmpty(values: Values): Values {
    const left = entered(values);
    if (!isEqual(left, values)) form.setValues(left);
    return left;
  }

  /** Starts from a version; text typed since `sent` was submitted stays in the form. */
  function startOver(version: Stored | undefined, sent = form.getValues()) {
    const values = valuesOf(version);
    if (isEqual(form.getValues(), sent)) form.setValues(values);
    else takeUnchanged(form, sent, values);
    setState({ base: version });
    keepDraft(name, { values: form.getValues(), base: version ?? null }, values);
  }

  return { form, base, draft, startOver, dropEmpty };
}

const same = <Values>(values: Values) => values;

/** Returns a function that runs one save at a time, so that a double click submits once. */
function useOnce() {
  const [isSaving, setSaving] = useState(false);
  const isRunning = useRef(false);
  async function once(run: () => Promise<boolean>) {
    if (isRunning.current) return false;
    isRunning.current = true;
    setSaving(true);
    try {
      return await run();
    } finally {
      isRunning.current = false;
      // The inputs are enabled immediately, because the next step may focus a field.
      flushSync(() => setSaving(false));
    }
  }
  return { isSaving, once };
}

function startOf<Stored>(name: string, stored: Stored | undefined): State<Stored> {
  const draft = draftOf(name);
  return { draft, base: draft ? ((draft.base as Stored | null) ?? undefined) : stored };
}

import { Stack } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useKeyPause } from '../../core/keys.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './RecordForm.module.css';
import { SaveBar } from './SaveBar.tsx';
import type { RecordFormApi } from './useRecordForm.ts';
import { useFocusKept } from './useFocusKept.ts';
import type { Refused } from './useRefusing.ts';
import { focusChoice, VersionChoice } from './VersionChoice.tsx';

interface Props<Values extends object> {
  record: RecordFormApi<Values>;
  /** The text of the submit button in the save bar; omitted when the form has its button among its fields. */
  submitLabel?: string;
  /** The path that Cancel leads to, or the function that it calls; the entered text is kept as a draft. */
  cancel?: string | (() => void) | undefined;
  /** Returns the label of a field by its path in the values. */
  labelOf: (name: string) => string;
  /** Returns the text of a value that is not a text, a number or a list of them. */
  describe?: (name: string, value: unknown) => string | undefined;
  actions?: ReactNode;
  isWide?: boolean;
  /** Whether refusals are shown only at their inputs. */
  isInPlace?: boolean;
  children: ReactNode;
}

/** The frame of a record's form: draft notice, errors, conflict panel, save bar. */
export function RecordForm<Values extends object>({
  record,
  submitLabel,
  cancel,
  actions,
  isWide = false,
  isInPlace = false,
  children,
  ...words
}: Props<Values>) {
  const { form, base, draft, isSaving, merge, open, refused } = record;
  const [isAsked, setAsked] = useState(false);
  const gap = isInPlace ? 'xs' : 'lg';
  const shown = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => focusAtStart(shown.current), []);
  useFocusKept(isSaving);
  // A key that misses the fields does not leave the form.
  useKeyPause(() => !isInPlace && !shown.current?.closest('[role=dialog]'));

  async function save(values: Values) {
    const [toChoose] = open;
    setAsked(toChoose !== undefined);
    if (toChoose) focusChoice(toChoose);
    else await record.submit(values);
  }

  const follow = (element: HTMLFormElement | null) =>
    form.onSubmit(async (values) => {
      if (await record.submit(values, true)) focusAtStart(element);
    }, refuse)();

  function refuse(errors: object) {
    record.refuse(errors);
    const [name = ''] = Object.keys(errors);
    if (isInPlace || isOnlyField(name, form.values)) form.getInputNode(name)?.focus();
  }

  return (
    <form
      ref={shown}
      className={styles.form}
      data-wide={isWide || undefined}
      onSubmit={form.onSubmit((values) => void save(values), refuse)}
      noValidate
    >
      <Stack gap={gap}>
        {draft ? <DraftNotice at={draft.at} onDiscard={record.discardDraft} /> : null}
        {refused && !isInPlace && !isAtOnlyField(refused, form.values) ? (
          <ErrorSummary key={refused.number} form={form} refused={refused} {...words} />
        ) : null}
        {merge ? (
          <VersionChoice
            // A newer version shows the panel again.
            key={merge.number}
            id={idOf(merge.over)}
            merge={merge}
            open={open}
            valueOf={(name) => form.getInputProps(name).value as unknown}
            onChoose={record.choose}
            isAsked={isAsked}
            {...words}
          />
        ) : null}
        {/* Text typed while a new record is saved would be lost on its page. */}
        <Stack gap={gap} inert={isSaving && base === undefined}>
          {children}
        </Stack>
        {submitLabel ? (
          <SaveBar
            label={submitLabel}
            isSaving={isSaving}
            cancel={cancel}
            follow={record.canFollow ? follow : undefined}
            actions={actions}
          />
        ) : null}
      </Stack>
    </form>
  );
}

const idOf = (over: unknown) => (over as { id?: string } | undefined)?.id;

const isOnlyField = (name: string, values: object) =>
  Object.keys(values).length === 1 && name in values;

const isAtOnlyField = ({ fields }: Refused, values: object) =>
  fields.every(({ name }) => isOnlyField(name, values));

export function focusAtStart(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}

import { Button, Group, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { DraftNotice } from './DraftNotice.tsx';
import type { RecordFormApi } from './useRecordForm.ts';
import { focusChoice, VersionChoice } from './VersionChoice.tsx';

interface Props<Values extends object> {
  record: RecordFormApi<Values>;
  /** Without it the form has its submit button among its fields. */
  submitLabel?: string;
  /** By path in the values. */
  labelOf: (name: string) => string;
  /** The text of a value that is neither text, number nor a list of them. */
  describe?: (name: string, value: unknown) => string | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a record's form: draft notice, conflict panel, save button. */
export function RecordForm<Values extends object>({
  record,
  submitLabel,
  actions,
  children,
  ...words
}: Props<Values>) {
  const { form, draft, isSaving, merge, open } = record;
  const [isAsked, setAsked] = useState(false);
  const focusFirst = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();

  async function save(values: Values) {
    const [toChoose] = open;
    setAsked(toChoose !== undefined);
    if (toChoose) focusChoice(toChoose);
    else await record.submit(values);
  }

  return (
    <form
      ref={focusAtStart}
      onSubmit={form.onSubmit((values) => void save(values), focusFirst)}
      noValidate
    >
      <Stack gap="lg">
        {draft ? <DraftNotice at={draft.at} onDiscard={record.discardDraft} /> : null}
        {merge ? (
          <VersionChoice
            // Another version shows the panel again.
            key={merge.number}
            merge={merge}
            open={open}
            valueOf={(name) => form.getInputProps(name).value as unknown}
            onChoose={record.choose}
            isAsked={isAsked}
            {...words}
          />
        ) : null}
        {children}
        {submitLabel ? (
          <Group justify="flex-end">
            {actions}
            <Button type="submit" loading={isSaving}>
              {submitLabel}
            </Button>
          </Group>
        ) : null}
      </Stack>
    </form>
  );
}

export function focusAtStart(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}

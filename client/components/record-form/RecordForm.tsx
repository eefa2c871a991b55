import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../RelativeTime.tsx';
import type { RecordFormApi } from './useRecordForm.ts';
import { VersionChoice } from './VersionChoice.tsx';

interface Props<Values extends object> {
  record: RecordFormApi<Values>;
  submitLabel: string;
  /** What the form calls a field, by its path in the values. */
  labelOf: (name: string) => string;
  /** A field's value in words, where it is neither a text, a number nor a list of them. */
  describe?: (name: string, value: unknown) => string | undefined;
  /** What stands beside the submit button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a form over one record: a draft that was found, a version from elsewhere, the way to save. */
export function RecordForm<Values extends object>({
  record,
  submitLabel,
  actions,
  children,
  ...words
}: Props<Values>) {
  const { t } = useTranslation('records');
  const { form, draft, isSaving } = record;
  const focusFirst = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  return (
    <form onSubmit={form.onSubmit((values) => void record.submit(values), focusFirst)} noValidate>
      <Stack gap="lg">
        {draft ? (
          <Alert color="blue" role="status">
            <Group justify="space-between">
              <Text size="sm">
                {t('form.draft')} <RelativeTime moment={draft.at} />
              </Text>
              <Button size="xs" variant="default" onClick={record.discardDraft}>
                {t('form.discardDraft')}
              </Button>
            </Group>
          </Alert>
        ) : null}
        {record.merge ? <VersionChoice form={form} merge={record.merge} {...words} /> : null}
        {children}
        <Group justify="flex-end">
          {actions}
          <Button type="submit" loading={isSaving}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

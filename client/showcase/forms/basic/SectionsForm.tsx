import { Alert, Anchor, Button, Fieldset, Stack, TextInput } from '@mantine/core';
import '@mantine/core/styles/Fieldset.css';
import { isNotEmpty, useForm } from '@mantine/form';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../core/notify.tsx';
import { useErrorsInLanguage } from '../../../ui/useErrorsInLanguage.ts';

const sections = {
  company: ['tradeName', 'legalName'],
  address: ['street', 'city'],
  bank: ['bankName', 'account'],
} as const;
type Section = keyof typeof sections;
type Field = (typeof sections)[Section][number];
const fields: readonly Field[] = Object.values(sections).flat();

export function SectionsForm() {
  const { t } = useTranslation('forms-basic', { keyPrefix: 'examples.SectionsForm' });
  const id = useId();
  const [missing, setMissing] = useState<Field[]>([]);
  const form = useForm({
    initialValues: Object.fromEntries(fields.map((field) => [field, ''])) as Record<Field, string>,
    validate: Object.fromEntries(fields.map((field) => [field, isNotEmpty(t('missing'))])),
  });
  useErrorsInLanguage(form);

  function showSummary(errors: Record<string, unknown>): void {
    setMissing(fields.filter((field) => errors[field]));
    requestAnimationFrame(() => document.getElementById(`${id}-summary`)?.focus());
  }

  function save(): void {
    setMissing([]);
    notify(t('saved'));
  }

  return (
    <form noValidate onSubmit={form.onSubmit(save, showSummary)}>
      <Stack>
        {missing.length > 0 && (
          <Alert
            id={`${id}-summary`}
            tabIndex={-1}
            color="red"
            title={t('summary', { count: missing.length })}
          >
            <Stack gap={4} align="flex-start">
              {missing.map((field) => (
                <Anchor
                  key={field}
                  component="button"
                  type="button"
                  size="sm"
                  c="inherit"
                  underline="always"
                  onClick={() => document.getElementById(`${id}-${field}`)?.focus()}
                >
                  {t('missingField', { field: t(`fields.${field}`) })}
                </Anchor>
              ))}
            </Stack>
          </Alert>
        )}
        {(Object.keys(sections) as Section[]).map((section) => (
          <Fieldset key={section} legend={t(`sections.${section}`)}>
            <Stack>
              {sections[section].map((field) => (
                <TextInput
                  key={field}
                  id={`${id}-${field}`}
                  label={t(`fields.${field}`)}
                  withAsterisk
                  {...form.getInputProps(field)}
                />
              ))}
            </Stack>
          </Fieldset>
        ))}
        <Button type="submit" mr="auto">
          {t('save')}
        </Button>
      </Stack>
    </form>
  );
}

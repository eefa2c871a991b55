import { Alert, Anchor, List, Text } from '@mantine/core';
import '@mantine/core/styles/List.css';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { currentPath } from './refusedFields.ts';
import type { Refused } from './useRefusing.ts';

interface Props<Values extends object> {
  form: UseFormReturnType<Values>;
  refused: Refused;
  labelOf: (name: string) => string;
}

export function ErrorSummary<Values extends object>({ form, refused, labelOf }: Props<Values>) {
  const { t } = useTranslation('records');
  const names = refused.fields.flatMap((field) => currentPath(form.values, field) ?? []);
  if (names.length === 0) return null;
  return (
    <Alert
      ref={focusOn}
      tabIndex={-1}
      color="red"
      role="alert"
      title={t('form.checkFields', { count: names.length })}
    >
      <List size="sm" spacing={4}>
        {names.map((name) => {
          const label = labelOf(name);
          const error = form.errors[name] as string | undefined;
          return (
            <List.Item key={name}>
              {error ? (
                <Anchor
                  component="button"
                  type="button"
                  size="sm"
                  ta="left"
                  c="inherit"
                  underline="always"
                  style={{ verticalAlign: 'top' }}
                  onClick={() => form.getInputNode(name)?.focus()}
                >
                  {t('form.errorOf', { field: label, error })}
                </Anchor>
              ) : (
                <Text span inherit c="dimmed" td="line-through">
                  {label}
                </Text>
              )}
            </List.Item>
          );
        })}
      </List>
    </Alert>
  );
}

function focusOn(summary: HTMLElement | null): void {
  summary?.scrollIntoView({ block: 'nearest' });
  summary?.focus({ preventScroll: true });
}

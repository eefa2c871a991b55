import { Alert, Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noAnswerText } from '../../core/http.ts';
import { refusalOf } from '../../core/refusal.ts';
import { PlainDialog } from '../../ui/PlainDialog.tsx';
import type { DeclaredField, RecordDeclaration } from '../declaration.ts';
import { useFieldWords } from '../fieldWords.ts';
import { useCounted } from '../useCounted.ts';
import { BulkField } from './BulkField.tsx';
import type { BulkInputs } from './bulkValues.ts';
import { useBulkForm } from './useBulkForm.ts';

interface Props {
  declaration: RecordDeclaration;
  fields: readonly DeclaredField[];
  /** The kind's own inputs. */
  inputs?: BulkInputs | undefined;
  count: number;
  /** The field that has the focus, by default the first input. */
  first?: string | undefined;
  isRunning: boolean;
  onChange: (changes: object, onProblem: (error: unknown) => void) => void;
  onClose: () => void;
}

/** Changes several records; fields that are left empty stay as they are. */
export function BulkChangeDialog({ declaration, fields, inputs, count, first, ...on }: Props) {
  const { isRunning } = on;
  const { t } = useTranslation(['screens', 'common']);
  const what = useCounted()({ kind: declaration.kind, count });
  const words = useFieldWords(declaration);
  const { form, changes } = useBulkForm(fields, inputs);
  const [problem, setProblem] = useState<string>();
  const showProblem = (error: unknown) => setProblem(refusalOf(error)?.message ?? noAnswerText());
  return (
    <PlainDialog
      isOpen
      onClose={on.onClose}
      title={t('bulk.title', { what })}
      hasChoices={fields.length <= SHORT}
    >
      <form onSubmit={form.onSubmit(() => changes && on.onChange(changes, showProblem))} noValidate>
        <Stack>
          {problem ? (
            <Alert color="red" role="alert">
              {problem}
            </Alert>
          ) : null}
          {inputs && !inputs.isLast ? inputs.render(form, first) : null}
          {fields.map((field, place) => (
            <BulkField
              key={field.name}
              {...{ field, form, words }}
              isFirst={
                first ? first === field.name : place === 0 && (!inputs || inputs.isLast === true)
              }
            />
          ))}
          {inputs?.isLast ? inputs.render(form, first) : null}
          <Group justify="flex-end">
            <Button variant="default" onClick={on.onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" disabled={!changes} loading={isRunning}>
              {t('bulk.apply')}
            </Button>
          </Group>
        </Stack>
      </form>
    </PlainDialog>
  );
}

/** The most fields with which the lists of their choices reach beyond the dialog. */
const SHORT = 4;

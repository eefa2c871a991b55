import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type {
  DeclaredFormApi,
  FieldInputProps,
  ReferenceValue,
} from '../../records/form/fieldOverrides.ts';
import { RecordInput } from '../../records/form/RecordInput.tsx';
import { needsDetails } from './lossReason.ts';
import { useHasLossReasons } from './useHasLossReasons.ts';

const LONGEST_REASON = 500;

interface Props {
  form: DeclaredFormApi;
  description: string;
}

/** Asks for a reason of the list with what is said besides; for words alone while the list is empty. */
export function LossReasonFields({ form, description }: Props) {
  const { t } = useTranslation('records');
  const hasReasons = useHasLossReasons();
  const first = { description, autoFocus: true } as const;
  return (
    <>
      {hasReasons ? (
        <RecordInput
          of="LossReason"
          label={t('fieldsOf.Deal.lossReason')}
          value={form.values.lossReasonId as ReferenceValue[]}
          onChange={(chosen) => form.setFieldValue('lossReasonId', chosen)}
          {...first}
        />
      ) : null}
      <LossDetailsInput
        form={form}
        label={t(`fieldsOf.Deal.${hasReasons ? 'lostReason' : 'lossReason'}`)}
        {...(!hasReasons && first)}
      />
    </>
  );
}

export function LossDetailsInput({
  form,
  ...look
}: Omit<FieldInputProps, 'required'> & { form: DeclaredFormApi }) {
  const isRequired = needsDetails(form.values);
  const { error, ...input } = form.getInputProps('lostReason');
  return (
    <Textarea
      {...look}
      required={isRequired}
      autosize
      minRows={2}
      maxRows={8}
      maxLength={LONGEST_REASON}
      {...input}
      error={isRequired && error}
    />
  );
}

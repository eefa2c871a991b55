import { useQuery } from '@apollo/client/react';
import { NativeSelect, Textarea } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { FieldInputProps } from '../../records/form/fieldOverrides.ts';
import { DealFiltersDocument } from './DealFilters.generated.ts';
import { OTHER_REASON } from './lossReason.ts';

const LONGEST_REASON = 500;

interface InputProps extends Omit<FieldInputProps, 'required'> {
  propsOf: (name: 'lossReasonId' | 'lostReason') => GetInputPropsReturnType;
}

interface Props extends InputProps {
  description?: string;
  hasFocus?: boolean;
}

/** Asks for a reason of the list with what is said besides; for words alone while the list is empty. */
export function LossReasonFields({ propsOf, description, hasFocus }: Props) {
  const { t } = useTranslation(['deals', 'records']);
  const hasList = useReasons().length > 0;
  const first = {
    ...(description !== undefined && { description }),
    ...(hasFocus && { autoFocus: true as const }),
  };
  return (
    <>
      <LossReasonInput label={t('records:fieldsOf.Deal.lossReason')} propsOf={propsOf} {...first} />
      <LossDetailsInput
        label={t(`records:fieldsOf.Deal.${hasList ? 'lostReason' : 'lossReason'}`)}
        propsOf={propsOf}
        {...(!hasList && first)}
      />
    </>
  );
}

const useReasons = () => useQuery(DealFiltersDocument).data?.lossReasons.nodes ?? [];

export function LossReasonInput({ propsOf, ...look }: InputProps) {
  const { t } = useTranslation(['deals', 'records']);
  const reasons = useReasons();
  if (reasons.length === 0) return null;
  return (
    <NativeSelect
      {...look}
      required
      data={[
        { value: '', label: t('losing.choose'), disabled: true },
        ...reasons.map(({ id, name }) => ({ value: id, label: name })),
        { value: OTHER_REASON, label: t('losing.other') },
      ]}
      {...propsOf('lossReasonId')}
    />
  );
}

export function LossDetailsInput({ propsOf, ...look }: InputProps) {
  const hasList = useReasons().length > 0;
  const [chosen, said] = [propsOf('lossReasonId'), propsOf('lostReason')];
  return (
    <Textarea
      {...look}
      required={!hasList || chosen.value === OTHER_REASON}
      autosize
      minRows={2}
      maxRows={8}
      maxLength={LONGEST_REASON}
      {...said}
      error={said.error ?? (hasList ? null : chosen.error)}
    />
  );
}

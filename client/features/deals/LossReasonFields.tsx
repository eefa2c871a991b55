import { useQuery } from '@apollo/client/react';
import { NativeSelect, Textarea } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { DealFiltersDocument } from './DealFilters.generated.ts';
import { OTHER_REASON } from './lossReason.ts';

const LONGEST_REASON = 500;

interface Props {
  propsOf: (name: 'lossReasonId' | 'lostReason') => GetInputPropsReturnType;
  description?: string;
  hasFocus?: boolean;
}

/** A reason of the list with what is said besides; in words alone while the list is empty. */
export function LossReasonFields({ propsOf, description, hasFocus }: Props) {
  const { t } = useTranslation('deals');
  const { data } = useQuery(DealFiltersDocument);
  const reasons = data?.lossReasons.nodes ?? [];
  const hasList = reasons.length > 0;
  const [chosen, said] = [propsOf('lossReasonId'), propsOf('lostReason')];
  const focused = hasFocus ? { autoFocus: true as const } : {};
  return (
    <>
      {hasList ? (
        <NativeSelect
          label={t('fields.lostReason')}
          description={description}
          required
          data={[
            { value: '', label: t('losing.choose'), disabled: true },
            ...reasons.map(({ id, name }) => ({ value: id, label: name })),
            { value: OTHER_REASON, label: t('losing.other') },
          ]}
          {...focused}
          {...chosen}
        />
      ) : null}
      <Textarea
        label={t(hasList ? 'fields.lostDetails' : 'fields.lostReason')}
        description={hasList ? undefined : description}
        required={!hasList || chosen.value === OTHER_REASON}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={LONGEST_REASON}
        {...(!hasList && focused)}
        {...said}
        error={said.error ?? (hasList ? null : chosen.error)}
      />
    </>
  );
}

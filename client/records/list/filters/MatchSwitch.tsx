import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useTranslation } from 'react-i18next';
import { useAddressParams } from '../../../ui/useAddressParams.ts';
import { isAnyOf, MATCH } from '../filterGroups.ts';
import { useListParams } from '../useListParams.ts';

/** Chooses whether records match all filters and groups, or any. */
export function MatchSwitch() {
  const { t } = useTranslation();
  const [parameters] = useAddressParams();
  const { change } = useListParams([]);
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('filters.match')}
      value={isAnyOf(parameters) ? 'any' : 'all'}
      onChange={(way) => change({ [MATCH]: way === 'any' ? way : undefined })}
      data={[
        { value: 'all', label: t('filters.matchAll') },
        { value: 'any', label: t('filters.matchAny') },
      ]}
    />
  );
}

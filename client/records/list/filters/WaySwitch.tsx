import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useTranslation } from 'react-i18next';

interface Props {
  label: string;
  isNot: boolean;
  disabled: boolean;
  onChange: (isNot: boolean) => void;
}

/** Switches between the chosen values and all except these. */
export function WaySwitch({ label, isNot, disabled, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      fullWidth
      size="xs"
      mb={6}
      aria-label={label}
      value={isNot ? 'not' : 'is'}
      onChange={(way) => onChange(way === 'not')}
      disabled={disabled}
      data={[
        { value: 'is', label: t('filters.is') },
        { value: 'not', label: t('filters.isNot') },
      ]}
    />
  );
}

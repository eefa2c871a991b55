import { useTranslation } from 'react-i18next';

/** The limit in characters. */
export const LONGEST_LABEL = 40;

/** The gateway's names of the colours. */
export const labelColorNames = ['primary', 'secondary', 'green', 'error'] as const;

export const colorOf = ({ color }: { color: string }) =>
  labelColorNames.find((each) => each === color) ?? 'primary';

export const labelColors: Record<string, string> = {
  primary: 'petrol',
  secondary: 'amber',
  green: 'green',
  error: 'red',
};

const known = ['Active', 'Complete', 'Ready', 'High Priority'] as const;

export function useLabelName(): (label: { title: string }) => string {
  const { t } = useTranslation('boards');
  return ({ title }) => {
    const key = known.find((each) => each === title);
    return key ? t(`labels.${key}`) : title;
  };
}

import { useTranslation } from 'react-i18next';

/** In characters. */
export const LONGEST_LABEL = 40;

/** The gateway's names of colours. */
export const labelColorNames = ['primary', 'secondary', 'green', 'error'] as const;

/** The colour of a label, by that name. */
export const colorOf = ({ color }: { color: string }) =>
  labelColorNames.find((each) => each === color) ?? 'primary';

/** The theme's colour for each of them. */
export const labelColors: Record<string, string> = {
  primary: 'petrol',
  secondary: 'amber',
  green: 'green',
  error: 'red',
};

const known = ['Active', 'Complete', 'Ready', 'High Priority'] as const;

/** What a label is called: the specification's ones in the chosen language. */
export function useLabelName(): (label: { title: string }) => string {
  const { t } = useTranslation('boards');
  return ({ title }) => {
    const key = known.find((each) => each === title);
    return key ? t(`labels.${key}`) : title;
  };
}

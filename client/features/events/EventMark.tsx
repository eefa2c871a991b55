import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import colors from './eventColor.module.css';
import { eventColor } from './eventColors.ts';
import styles from './EventMark.module.css';

interface Props {
  color: string | null;
  /** Leaves the colour's name out, where it stands beside the mark. */
  isNameless?: boolean;
}

export function EventMark({ color: stored, isNameless = false }: Props) {
  const { t } = useTranslation(['events', 'records']);
  const color = eventColor(stored);
  return (
    <span className={clsx(colors.color, styles.mark)} data-color={color}>
      {isNameless ? null : t(`records:choicesOf.Event.color.${color}`)}
    </span>
  );
}

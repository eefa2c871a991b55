import { Anchor, Text } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { numberFormat } from '../../core/i18n/formats.ts';
import styles from './Figure.module.css';

interface Props {
  now: number;
  before: number;
  format: (value: number) => string;
  links: { now: string; before: string };
}

export function Figure({ now, before, format, links }: Props) {
  const { t, i18n } = useTranslation('home');
  const percent = numberFormat(i18n.language, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const inPercent = (share: number) => percent.format(share).replace('-', '−');
  const change = now - before;
  const Icon = change > 0 ? IconArrowUpRight : change < 0 ? IconArrowDownRight : IconMinus;
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  return (
    <>
      <Anchor component={Link} to={links.now} className={styles.figure}>
        {format(now)}
      </Anchor>
      <div className={styles.comparison}>
        <Icon size={16} aria-hidden />
        <span>
          {sign}
          {format(Math.abs(change))}
          {before === 0 ? null : ` (${inPercent(change / before)})`}
        </span>
        <Text span size="sm" c="dimmed">
          {t('before')}{' '}
          <Anchor component={Link} to={links.before} size="sm" underline="always">
            {format(before)}
          </Anchor>
        </Text>
      </div>
    </>
  );
}

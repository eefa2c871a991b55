import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CustomerStatus } from './mapUrl.ts';
import styles from './MapMarkers.module.css';

/** Shows the status with its pin on the map. */
export function StatusMark({ status }: { status: CustomerStatus }) {
  const { t } = useTranslation('map');
  return (
    <Group component="span" gap={6} wrap="nowrap" display="inline-flex">
      <svg width={16} height={16} viewBox="-10 -10 20 20" aria-hidden>
        <circle className={styles.pin} data-status={status} r={7} />
      </svg>
      <Text span size="sm">
        {t(`status.${status}`)}
      </Text>
    </Group>
  );
}

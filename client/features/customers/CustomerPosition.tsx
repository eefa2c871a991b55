import { Anchor, Paper, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '../../core/paths.ts';
import { BaseMap } from '../../ui/map/BaseMap.tsx';
import { scaleAt, unitsOf } from '../../ui/map/mapView.ts';
import styles from './CustomerPosition.module.css';

const ZOOM = 5.5;
const SIZE = { width: 560, height: 220 };
const PIN_RADIUS = 8;

interface Props {
  name: string;
  latitude: number;
  longitude: number;
}

export function CustomerPosition({ name, latitude, longitude }: Props) {
  const { t } = useTranslation(['customers', 'records']);
  const scale = scaleAt(ZOOM);
  const [x, y] = unitsOf({ latitude, longitude });
  const origin = { x: SIZE.width / 2 - x * scale, y: SIZE.height / 2 - y * scale };
  return (
    <Paper p="lg" component="section" aria-label={t('records:fieldsOf.Customer.position')}>
      <svg
        className={styles.map}
        role="img"
        aria-label={t('positionOf', { name })}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="xMidYMid slice"
      >
        <g transform={`translate(${origin.x} ${origin.y}) scale(${scale})`}>
          <BaseMap />
        </g>
        <circle className={styles.pin} cx={SIZE.width / 2} cy={SIZE.height / 2} r={PIN_RADIUS} />
      </svg>
      <Text size="sm" mt="xs">
        <Anchor component={Link} to={linkTo.map({ latitude, longitude })} inherit>
          {t('openMap')}
        </Anchor>
      </Text>
    </Paper>
  );
}

import { ActionIcon, Button } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './MapControls.module.css';
import {
  type MapView,
  type PlaceName,
  places,
  type Size,
  viewOf,
  zoomed,
  ZOOMS,
} from '../../ui/map/mapView.ts';

interface Props {
  view: MapView;
  size: Size;
  onMove: (view: MapView) => void;
}

export function MapControls({ view, size, onMove }: Props) {
  const { t } = useTranslation('map');
  return (
    <>
      <div className={styles.places}>
        {(Object.keys(places) as PlaceName[]).map((place) => (
          <Button
            key={place}
            variant="default"
            size="compact-md"
            onClick={() => onMove(viewOf(places[place], size))}
          >
            {t(`places.${place}`)}
          </Button>
        ))}
      </div>
      <ActionIcon.Group orientation="vertical" className={styles.zooms}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('zoomIn')}
          disabled={view.zoom >= ZOOMS.nearest}
          onClick={() => onMove(zoomed(view, 1))}
        >
          <IconPlus size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('zoomOut')}
          disabled={view.zoom <= ZOOMS.farthest}
          onClick={() => onMove(zoomed(view, -1))}
        >
          <IconMinus size={18} aria-hidden />
        </ActionIcon>
      </ActionIcon.Group>
    </>
  );
}

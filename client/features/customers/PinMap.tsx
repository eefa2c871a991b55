import { nameFilter } from '../../ui/nameFilter.ts';
import { ActionIcon, Button, Group, Input, Select, Text } from '@mantine/core';
import { IconMapPin, IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BaseMap } from '../../ui/map/BaseMap.tsx';
import { capitals } from '../../ui/map/capitals.ts';
import {
  type MapView,
  panned,
  places,
  scaleAt,
  unitsOf,
  viewOf,
  zoomed,
} from '../../ui/map/mapView.ts';
import styles from './CustomerPosition.module.css';

type Pin = Pick<MapView, 'latitude' | 'longitude'>;

const SIZE = { width: 560, height: 260 };
const PIN_RADIUS = 8;
const STEP_PIXELS = 8;
const CITY_ZOOM = 6;
const STATE_ZOOM = 4;
const COORDINATES = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

const steps: Partial<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP_PIXELS, 0],
  ArrowRight: [STEP_PIXELS, 0],
  ArrowUp: [0, -STEP_PIXELS],
  ArrowDown: [0, STEP_PIXELS],
};

const labelOf = ({ name, state }: { name: string; state: string }) => `${name}, ${state}`;

type Place = Pin & { name: string; state: string; isCity: boolean };

interface Props {
  pin: Pin | undefined;
  /** The place of the address, as far as it is known. */
  place: Place | undefined;
  error: ReactNode;
  onMove: (pin: Pin | undefined) => void;
}

export function PinMap({ pin, place, error, onMove }: Props) {
  const { t } = useTranslation('customers');
  const [view, setView] = useState<MapView>(() =>
    pin ? { ...pin, zoom: CITY_ZOOM } : viewOf(places.brazil, SIZE),
  );
  const scale = scaleAt(view.zoom);
  const at = (place: Pin) => {
    const [x, y] = unitsOf(place);
    return { x: x * scale, y: y * scale };
  };
  const centre = at(view);
  const origin = { x: SIZE.width / 2 - centre.x, y: SIZE.height / 2 - centre.y };
  const shown = pin && at(pin);

  function click({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const drawn = Math.max(width / SIZE.width, height / SIZE.height);
    const [right, down] = [clientX - left - width / 2, clientY - top - height / 2];
    onMove(rounded(panned(view, -right / drawn, -down / drawn)));
  }

  function step(event: KeyboardEvent) {
    const [right, down] = steps[event.key] ?? [0, 0];
    if (right === 0 && down === 0) return;
    event.preventDefault();
    const next = panned({ ...view, ...pin }, -right, -down);
    setView(next);
    onMove(rounded(next));
  }

  function find(place: Pin) {
    setView({ ...place, zoom: CITY_ZOOM });
    onMove(rounded(place));
  }

  return (
    <>
      <PlaceSearch onFind={find} />
      {place ? <AddressButton place={place} onFind={find} onShow={setView} /> : null}
      <div className={styles.input}>
        <svg
          className={styles.map}
          role="application"
          tabIndex={0}
          aria-label={t('form.pin.map')}
          aria-description={t('form.pin.hint')}
          viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
          preserveAspectRatio="xMidYMid slice"
          onClick={click}
          onKeyDown={step}
        >
          <g transform={`translate(${origin.x} ${origin.y}) scale(${scale})`}>
            <BaseMap />
          </g>
          {shown ? (
            <circle
              className={styles.pin}
              cx={origin.x + shown.x}
              cy={origin.y + shown.y}
              r={PIN_RADIUS}
            />
          ) : null}
        </svg>
        <ZoomButtons onZoom={(by) => setView(zoomed({ ...view, ...pin }, by))} />
      </div>
      <PinLine pin={pin} onRemove={() => onMove(undefined)} />
      {error ? <Input.Error>{error}</Input.Error> : null}
    </>
  );
}

interface AddressProps {
  place: Place;
  onFind: (place: Pin) => void;
  onShow: (view: MapView) => void;
}

function AddressButton({ place, onFind, onShow }: AddressProps) {
  const { t } = useTranslation('customers');
  const { isCity, state, latitude, longitude } = place;
  return (
    <Button
      size="xs"
      variant="light"
      leftSection={<IconMapPin size={16} aria-hidden />}
      onClick={() =>
        isCity ? onFind({ latitude, longitude }) : onShow({ latitude, longitude, zoom: STATE_ZOOM })
      }
    >
      {isCity ? t('form.pin.place', { place: labelOf(place) }) : t('form.pin.show', { state })}
    </Button>
  );
}

function ZoomButtons({ onZoom }: { onZoom: (by: 1 | -1) => void }) {
  const { t } = useTranslation('customers');
  return (
    <div className={styles.zoom}>
      <ActionIcon variant="default" aria-label={t('form.pin.near')} onClick={() => onZoom(1)}>
        <IconPlus size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={t('form.pin.far')} onClick={() => onZoom(-1)}>
        <IconMinus size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}

function PinLine({ pin, onRemove }: { pin: Pin | undefined; onRemove: () => void }) {
  const { t } = useTranslation('customers');
  return (
    <Group justify="space-between">
      <Text size="sm" c="dimmed" role="status">
        {pin ? `${pin.latitude}, ${pin.longitude}` : t('form.pin.hint')}
      </Text>
      {pin ? (
        <Button size="xs" variant="default" onClick={onRemove}>
          {t('form.pin.remove')}
        </Button>
      ) : null}
    </Group>
  );
}

const DECIMALS = 1e5;

const rounded = ({ latitude, longitude }: Pin): Pin => ({
  latitude: Math.round(latitude * DECIMALS) / DECIMALS,
  longitude: Math.round(longitude * DECIMALS) / DECIMALS,
});

/** Finds places by capitals, which are all that is known without a network, and by coordinates. */
function PlaceSearch({ onFind }: { onFind: (place: Pin) => void }) {
  const { t } = useTranslation('customers');
  const [typed, setTyped] = useState('');
  const [latitude, longitude] = COORDINATES.exec(typed)?.slice(1).map(Number) ?? [];
  const isPlace = Math.abs(latitude ?? 91) <= 90 && Math.abs(longitude ?? 181) <= 180;
  const written = isPlace ? [typed] : [];

  function choose(chosen: string | null) {
    if (isPlace) onFind({ latitude: latitude!, longitude: longitude! });
    const capital = capitals.find((each) => labelOf(each) === chosen);
    if (capital) onFind({ latitude: capital.latitude, longitude: capital.longitude });
    setTyped('');
  }

  return (
    <Select
      searchable
      filter={nameFilter}
      label={t('form.pin.find')}
      nothingFoundMessage={t('form.pin.none')}
      comboboxProps={{ keepMounted: false, withinPortal: false, shadow: 'md' }}
      data={[...written, ...capitals.map(labelOf)]}
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={choose}
    />
  );
}

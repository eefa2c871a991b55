import { useEventListener } from '@mantine/hooks';
import { type PointerEvent, type KeyboardEvent, useRef } from 'react';
import { type MapView, panned, zoomed } from '../../ui/map/mapView.ts';

const KEY_PAN_PIXELS = 80;
const WHEEL_PIXELS_A_ZOOM = 300;
const LONGEST_CLICK_PIXELS = 4;

/** Is one constant object, which removing the listener needs. */
const notPassive = { passive: false };

type Place = readonly [x: number, y: number];

const keyPans: Record<string, Place> = {
  ArrowLeft: [KEY_PAN_PIXELS, 0],
  ArrowRight: [-KEY_PAN_PIXELS, 0],
  ArrowUp: [0, KEY_PAN_PIXELS],
  ArrowDown: [0, -KEY_PAN_PIXELS],
};

const keyZooms: Record<string, number> = { '+': 1, '=': 1, '-': -1, _: -1 };

type Move = (view: MapView) => void;

/** Moves the view by touch, mouse, wheel and keyboard. */
export function useMapGestures(view: MapView, move: Move) {
  const wheelRef = useEventListener(
    'wheel',
    (event: WheelEvent) => {
      event.preventDefault();
      const from = fromMiddle(event.currentTarget as Element, [event.clientX, event.clientY]);
      move(zoomed(view, -event.deltaY / WHEEL_PIXELS_A_ZOOM, from));
    },
    notPassive,
  );

  function onKeyDown(event: KeyboardEvent) {
    const pan = keyPans[event.key];
    const zoom = keyZooms[event.key];
    if (pan) move(panned(view, ...pan));
    if (zoom) move(zoomed(view, zoom));
    if (pan || zoom) event.preventDefault();
  }

  return { wheelRef, onKeyDown, ...usePointers(view, move) };
}

/** Moves the view by pointers: one drags, two zoom. */
function usePointers(view: MapView, move: Move) {
  const fingers = useRef(new Map<number, Place>());
  const start = useRef({ view, at: [0, 0] as Place, apart: 0 });

  /** Begins anew when a finger is added or lifted, to avoid a jump. */
  function begin() {
    start.current = { view, ...between([...fingers.current.values()]) };
  }

  function lift({ pointerId }: PointerEvent) {
    fingers.current.delete(pointerId);
    begin();
  }

  return {
    onPointerDown({ pointerId, clientX, clientY }: PointerEvent) {
      fingers.current.set(pointerId, [clientX, clientY]);
      begin();
    },
    onPointerMove({ pointerId, clientX, clientY, currentTarget }: PointerEvent) {
      if (!fingers.current.has(pointerId)) return;
      fingers.current.set(pointerId, [clientX, clientY]);
      const { view: from, at, apart } = start.current;
      const now = between([...fingers.current.values()]);
      const [right, down] = [now.at[0] - at[0], now.at[1] - at[1]];
      if (apart === 0 && Math.hypot(right, down) < LONGEST_CLICK_PIXELS) return;
      // It is not captured earlier, since a captured pointer cannot click a marker.
      currentTarget.setPointerCapture(pointerId);
      const nearer = apart > 0 ? Math.log2(now.apart / apart) : 0;
      move(panned(zoomed(from, nearer, fromMiddle(currentTarget, at)), right, down));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

/** Returns the centre of the fingers, and the distance of two; 0 for one. */
function between([one = [0, 0], other]: Place[]): { at: Place; apart: number } {
  if (!other) return { at: one, apart: 0 };
  const at = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2] as const;
  return { at, apart: Math.hypot(one[0] - other[0], one[1] - other[1]) };
}

function fromMiddle(element: Element, [x, y]: Place): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [x - left - width / 2, y - top - height / 2];
}

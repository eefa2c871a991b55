import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { viewParameters } from './mapUrl.ts';
import type { MapView } from '../../ui/map/mapView.ts';

const PAUSE_MS = 250;

const keyOf = (view: MapView) => Object.values(viewParameters(view)).join(' ');

/** Shows moves at once, writes the URL when moving pauses, and follows changes of the URL from elsewhere. */
export function useMapMoves(settled: MapView, settle: (view: MapView) => void) {
  const [view, setView] = useState(settled);
  const [followed, setFollowed] = useState(keyOf(settled));
  const [sent, setSent] = useState<string>();
  const settleSoon = useDebouncedCallback((next: MapView) => {
    setSent(keyOf(next));
    settle(next);
  }, PAUSE_MS);

  if (keyOf(settled) !== followed) {
    setFollowed(keyOf(settled));
    if (keyOf(settled) !== sent) setView(settled);
  }

  function move(next: MapView) {
    setView(next);
    settleSoon(next);
  }

  return { view, move };
}

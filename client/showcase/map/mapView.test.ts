import { describe, expect, it } from 'vitest';
import { stateShapes } from '../../ui/map/brazilStates.ts';
import { mergedPoints } from './mergedPoints.ts';
import { askedFor, boxOf, panned, places, unitsOf, viewOf, zoomed } from '../../ui/map/mapView.ts';

const size = { width: 800, height: 560 };
const recife = { latitude: -8.06, longitude: -34.88 };

describe('a view', () => {
  it.each(['brazil', 'world'] as const)('of %s shows all of it', (name) => {
    const { south, west, north, east } = boxOf(viewOf(places[name], size), size);
    const place = places[name];
    expect(south).toBeLessThanOrEqual(place.south);
    expect(north).toBeGreaterThanOrEqual(place.north);
    expect(west).toBeLessThanOrEqual(place.west);
    expect(east).toBeGreaterThanOrEqual(place.east);
  });

  it('dragged to and fro is the same again', () => {
    const view = { ...recife, zoom: 8 };
    const back = panned(panned(view, 120, -40), -120, 40);
    expect(back.latitude).toBeCloseTo(view.latitude, 8);
    expect(back.longitude).toBeCloseTo(view.longitude, 8);
  });

  it('come nearer keeps what is under the pointer', () => {
    const view = { ...recife, zoom: 8 };
    const under = panned(view, -200, 100);
    const then = panned(zoomed(view, 2, [200, -100]), -200, 100);
    expect(then.latitude).toBeCloseTo(under.latitude, 6);
    expect(then.longitude).toBeCloseTo(under.longitude, 6);
  });

  it('stays on the earth and within the zooms that the map has', () => {
    const far = panned({ ...recife, zoom: 2 }, -1e7, 1e7);
    expect(Math.abs(far.longitude)).toBeLessThanOrEqual(180);
    expect(Math.abs(far.latitude)).toBeLessThanOrEqual(84);
    expect(zoomed({ ...recife, zoom: 15.5 }, 9).zoom).toBe(16);
  });

  it('asks for nothing new after a little move, and for smaller cells when it is nearer', () => {
    const view = { latitude: -9, longitude: -36, zoom: 6 };
    const asked = askedFor(view);
    expect(askedFor(panned(view, 3, 3))).toEqual(asked);
    expect(askedFor(zoomed(view, 1)).cellDegrees).toBeCloseTo(asked.cellDegrees / 2);
    const { within } = askedFor({ latitude: 0, longitude: 0, zoom: 0.5 });
    expect(within).toEqual({ south: -90, west: -180, north: 90, east: 180 });
  });
});

it('draws the 27 states where they are', () => {
  expect(stateShapes).toHaveLength(27);
  for (const [code, latitude, longitude] of [
    ['DF', -15.78, -47.8],
    ['AC', -9.3, -70.5],
    ['SE', -10.6, -37.4],
    ['RS', -29.8, -53.3],
  ] as const) {
    const [x, y] = unitsOf({ latitude, longitude });
    const { label } = stateShapes.find((state) => state.code === code)!;
    // Half a degree is allowed, since a state's middle depends on how it is reckoned.
    expect(Math.hypot(label.x - x, label.y - y)).toBeLessThan((0.5 * 1_000) / 360);
  }
});

describe('markers that would cover each other', () => {
  const point = (longitude: number, count = 1) => ({
    latitude: -8,
    longitude,
    count,
    customer: count === 1 ? { id: `${longitude}`, name: 'Ana', status: 'lead' as const } : null,
  });

  it('are one, in the middle of all their customers, until the map is nearer', () => {
    const points = [point(-35, 3), point(-35.4), point(-50)];
    const merged = mergedPoints(points, 4);
    expect(merged.map(({ count }) => count)).toEqual([4, 1]);
    expect(merged[0]).toMatchObject({ customer: null });
    expect(merged[0]!.longitude).toBeCloseTo(-35.1);
    expect(mergedPoints(points, 9).map(({ count }) => count)).toEqual([3, 1, 1]);
  });
});

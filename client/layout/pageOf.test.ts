import type { Location, UIMatch } from 'react-router-dom';
import { expect, it } from 'vitest';
import { pageOf } from './pageOf.ts';

const page = (pathname: string, handle?: unknown) =>
  pageOf({ pathname } as Location, [{ handle } as UIMatch]);

it('each path is a page, but for those of a route that names one', () => {
  expect(page('/clientes')).toBe('/clientes');
  expect(page('/clientes/1', { needs: [] })).toBe('/clientes/1');
  expect(page('/chats/1', '/chats')).toBe('/chats');
});

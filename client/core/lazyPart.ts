import { type ComponentType, lazy } from 'react';
import { loadCode } from './loadCode.ts';

/** A part of a page whose code comes when it is first rendered; offline it waits in its place. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadCode(load) }));

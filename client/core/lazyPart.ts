import { type ComponentType, lazy } from 'react';
import { loadCode } from './loadCode.ts';

/** A part of a page whose code loads when it is first rendered; offline it waits for the connection. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadCode(load) }));

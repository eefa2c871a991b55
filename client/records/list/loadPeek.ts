import { loadCode } from '../../core/loadCode.ts';
import type { Resource } from '../resources.ts';
import type { PeekContent } from './peekContent.ts';

/** Returns the function that loads the preview of a kind. */
export const peekLoader = ({ peek }: Pick<Resource, 'peek'>): (() => Promise<PeekContent>) =>
  peek === undefined || peek === 'derived'
    ? async () => (await import('./declaredPeek.tsx')).declaredPeek
    : peek;

export const loadPeek = (resource: Pick<Resource, 'peek'>): Promise<PeekContent> =>
  loadCode(peekLoader(resource));

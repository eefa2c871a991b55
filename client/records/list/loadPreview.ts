import { loadCode } from '../../core/loadCode.ts';
import type { Resource } from '../resources.ts';
import type { PreviewContent } from './previewContent.ts';

/** Returns the function that loads the preview of a kind. */
export const previewLoader = ({
  preview,
}: Pick<Resource, 'preview'>): (() => Promise<PreviewContent>) =>
  preview === undefined || preview === 'derived'
    ? async () => (await import('./declaredPreview.tsx')).declaredPreview
    : preview;

export const loadPreview = (resource: Pick<Resource, 'preview'>): Promise<PreviewContent> =>
  loadCode(previewLoader(resource));

import { useLocation } from 'react-router-dom';
import { setAll, useAddressParams } from '../../ui/useAddressParams.ts';
import { kindAt, resourceOf } from '../resources.ts';

export type PreviewState = ReturnType<typeof usePreview>;

/** Reads and changes the record in the preview beside its list; its id is in the URL. */
export function usePreview() {
  const [parameters, change] = useAddressParams(['peek']);
  const { pathname } = useLocation();
  const kind = kindAt(pathname)?.kind ?? '';
  const canPreview = resourceOf(kind)?.preview !== undefined;
  const id = (canPreview && parameters.get('peek')) || undefined;
  const show = (next: string | undefined) =>
    change((all) => setAll(all, { peek: next }), { replace: id !== undefined });
  return { kind, id, open: canPreview ? show : undefined, close: () => show(undefined) };
}

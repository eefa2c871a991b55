import { useLocation } from 'react-router-dom';
import { setAll, useAddressParams } from '../../ui/useAddressParams.ts';
import { kindAt, resourceOf } from '../resources.ts';

export type PeekState = ReturnType<typeof usePeek>;

/** The record in the preview beside its list; its id is in the URL. */
export function usePeek() {
  const [parameters, change] = useAddressParams(['peek']);
  const { pathname } = useLocation();
  const kind = kindAt(pathname)?.kind ?? '';
  const canPeek = resourceOf(kind)?.peek !== undefined;
  const id = (canPeek && parameters.get('peek')) || undefined;
  const show = (next: string | undefined) =>
    change((all) => setAll(all, { peek: next }), { replace: id !== undefined });
  return { kind, id, open: canPeek ? show : undefined, close: () => show(undefined) };
}

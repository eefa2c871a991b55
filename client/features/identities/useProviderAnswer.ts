import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Runs once where the gateway leads back from the provider, and takes its mark out of the address. */
export function useProviderAnswer(ask: () => unknown): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAsked = useRef(false);
  const askOnce = useEffectEvent(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void navigate(pathname + search, { replace: true });
    void ask();
  });
  useEffect(() => {
    if (hash === '#oidc') askOnce();
  }, [hash]);
}

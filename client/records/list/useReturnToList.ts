import { useContext } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { type OriginState, useListOrigin } from '../../core/listOrigin.ts';

/** Goes back in the history when the list is the previous entry, which restores the position in it. */
export function useReturnToList() {
  const router = useContext(DataRouterContext)!.router;
  const navigate = useNavigate();
  const { above } = (useLocation().state ?? {}) as OriginState;
  const { wayBack } = useListOrigin();
  return async (path: string) => {
    if (above !== wayBack(path)) return navigate(wayBack(path));
    const { key } = router.state.location;
    return new Promise<void>((resolve) => {
      const stop = router.subscribe(({ location }) => {
        if (location.key === key) return;
        stop();
        resolve();
      });
      void navigate(-1);
    });
  };
}

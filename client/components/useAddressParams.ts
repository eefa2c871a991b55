import { useContext } from 'react';
import {
  type Location,
  type NavigateOptions,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigation,
  useSearchParams,
} from 'react-router-dom';

interface Position {
  location: Location;
  navigation: { location?: Location | undefined };
}

type Change = (parameters: URLSearchParams) => void;

/**
 * The URL's query. Changes build on the query of a pending navigation, so that quick ones do not overwrite
 * each other; so do listeners by the last of the three.
 */
export function useAddressParams() {
  const router = useContext(DataRouterContext)!.router;
  const [, setParameters] = useSearchParams();
  const parameters = comingParams({ location: useLocation(), navigation: useNavigation() });
  function change(make: Change, { replace = true, state }: NavigateOptions = {}) {
    const next = comingParams(router.state);
    make(next);
    setParameters(next, { replace, state });
  }
  return [parameters, change, () => comingParams(router.state)] as const;
}

/** For listeners: a press can start the way to another page before anything is drawn again. */
export function useIsLeaving(): () => boolean {
  const router = useContext(DataRouterContext)?.router;
  const { pathname } = useLocation();
  return () => {
    if (!router) return false;
    const { navigation, location } = router.state;
    return (navigation.location ?? location).pathname !== pathname;
  };
}

function comingParams({ location, navigation: { location: coming } }: Position): URLSearchParams {
  const isSamePage = coming?.pathname === location.pathname;
  return new URLSearchParams(isSamePage ? coming.search : location.search);
}

/** Undefined removes a key. */
export function setAll(
  parameters: URLSearchParams,
  values: Readonly<Record<string, string | undefined>>,
): void {
  for (const [key, value] of Object.entries(values)) {
    if (value) parameters.set(key, value);
    else parameters.delete(key);
  }
}

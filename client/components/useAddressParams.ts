import { useContext } from 'react';
import {
  type Location,
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
 * The query of the page's address, and what changes it. A change is made to what the address is or will be at that
 * moment, which the page may not have shown yet, so that of several in quick succession none is lost.
 */
export function useAddressParams() {
  const router = useContext(DataRouterContext)!.router;
  const [, setParameters] = useSearchParams();
  const parameters = comingParams({ location: useLocation(), navigation: useNavigation() });
  function change(make: Change, { replace = true } = {}) {
    const next = comingParams(router.state);
    make(next);
    setParameters(next, { replace });
  }
  return [parameters, change] as const;
}

/** The query as it will be once the navigation under way has ended. */
function comingParams({ location, navigation: { location: coming } }: Position): URLSearchParams {
  const isSamePage = coming?.pathname === location.pathname;
  return new URLSearchParams(isSamePage ? coming.search : location.search);
}

/** Sets each key to its value; one without a value goes. */
export function setAll(
  parameters: URLSearchParams,
  values: Readonly<Record<string, string | undefined>>,
): void {
  for (const [key, value] of Object.entries(values)) {
    if (value) parameters.set(key, value);
    else parameters.delete(key);
  }
}

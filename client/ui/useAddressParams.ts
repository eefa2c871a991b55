import { useContext, useMemo, useSyncExternalStore } from 'react';
import {
  type Location,
  type NavigateOptions,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useSearchParams,
} from 'react-router-dom';

interface Position {
  location: Location;
  navigation: { location?: Location | undefined };
}

type Change = (parameters: URLSearchParams) => void;

/**
 * The URL's query as the person has set it, which can be ahead of the page: React draws a navigation once its data
 * is there. Controls read it here and say at once what was pressed; what is said of the data that is drawn, such as
 * whether it is filtered, comes from `useSearchParams`. Changes build on the same query, so that quick ones do not
 * overwrite each other; so do listeners by the last of the three. With `keys` a change of others draws nothing again.
 */
export function useAddressParams(keys?: readonly string[]) {
  const router = useContext(DataRouterContext)!.router;
  const drawn = useLocation();
  const [, setParameters] = useSearchParams();
  const search = useSyncExternalStore(router.subscribe, () =>
    onlyKeys(comingSearch(router.state, drawn), keys),
  );
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const coming = () => new URLSearchParams(comingSearch(router.state, drawn));
  function change(make: Change, { replace = true, state }: NavigateOptions = {}) {
    const next = coming();
    make(next);
    setParameters(next, { replace, state });
  }
  return [parameters, change, coming] as const;
}

/** Returns a test for listeners: a press can start the way to another page before anything is drawn again. */
export function useIsLeaving(): () => boolean {
  const router = useContext(DataRouterContext)?.router;
  const { pathname } = useLocation();
  return () => {
    if (!router) return false;
    const { navigation, location } = router.state;
    return (navigation.location ?? location).pathname !== pathname;
  };
}

/** The drawn page's own query where another page is on its way. */
function comingSearch({ location, navigation }: Position, drawn: Location): string {
  const coming = navigation.location ?? location;
  return coming.pathname === drawn.pathname ? coming.search : drawn.search;
}

function onlyKeys(search: string, keys: readonly string[] | undefined): string {
  if (!keys) return search;
  const wanted = [...new URLSearchParams(search)].filter(([key]) => keys.includes(key));
  return new URLSearchParams(wanted).toString();
}

/** Sets keys; undefined removes a key. */
export function setAll(
  parameters: URLSearchParams,
  values: Readonly<Record<string, string | undefined>>,
): void {
  for (const [key, value] of Object.entries(values)) {
    if (value) parameters.set(key, value);
    else parameters.delete(key);
  }
}

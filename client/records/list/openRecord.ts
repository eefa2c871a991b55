import { type ShouldRevalidateFunction, useLocation, useNavigate } from 'react-router-dom';
import { setAll, useAddressParams } from '../../ui/useAddressParams.ts';

/**
 * Reads and changes the record that is open beside a list. Its id is in the URL under `name`; opening and closing
 * remove the keys in `also`.
 */
export function useOpenRecord(name: string, ...also: readonly string[]) {
  const [parameters, change, coming] = useAddressParams();
  function setRecord(next: URLSearchParams, id: string | undefined) {
    for (const key of also) next.delete(key);
    setAll(next, { [name]: id });
  }
  const state = useLocation().state as Opened | null;
  const navigate = useNavigate();
  const keys = [name, ...also];
  const isOpen = keys.some((key) => parameters.has(key));
  const opened: Opened = isOpen ? { ...state } : { ...state, isOpenedHere: true };
  return {
    id: parameters.get(name) ?? undefined,
    opened,
    linkTo(id: string) {
      const next = new URLSearchParams(parameters);
      setRecord(next, id);
      return { search: next.toString() };
    },
    open: (id: string, more?: object) =>
      change((next) => setRecord(next, id), { replace: isOpen, state: { ...opened, ...more } }),
    close() {
      if (!state?.isOpenedHere) change((next) => setRecord(next, undefined), { state });
      else if (keys.some((key) => coming().has(key))) void navigate(-1);
    },
  };
}

interface Opened {
  isOpenedHere?: true;
}

/** Skips refetching when only these parameters change. */
export function skipRevalidationFor(...names: readonly string[]): ShouldRevalidateFunction {
  const listOf = (url: URL) => {
    const parameters = new URLSearchParams(url.search);
    for (const name of names) parameters.delete(name);
    parameters.sort();
    return `${url.pathname}?${parameters.toString()}`;
  };
  return ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
    if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
    return listOf(currentUrl) !== listOf(nextUrl);
  };
}

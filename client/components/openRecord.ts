import type { ShouldRevalidateFunction } from 'react-router-dom';
import { setAll, useAddressParams } from './useAddressParams.ts';

/**
 * The record that stands open beside a list: its id is in the URL under a name of its own. What else the URL says
 * of the open one goes with it.
 */
export function useOpenRecord(name: string, ...also: readonly string[]) {
  const [parameters, change] = useAddressParams();
  function setRecord(next: URLSearchParams, id: string | undefined) {
    for (const key of also) next.delete(key);
    setAll(next, { [name]: id });
  }
  const show = (id: string | undefined) =>
    change((next) => setRecord(next, id), { replace: false });
  return {
    id: parameters.get(name) ?? undefined,
    /** For a link, which can be opened in a tab of its own. */
    linkTo(id: string) {
      const next = new URLSearchParams(parameters);
      setRecord(next, id);
      return { search: next.toString() };
    },
    open: (id: string) => show(id),
    close: () => show(undefined),
  };
}

/** The list need not be read anew when only parameters change that its query does not take. */
export function listStaysWhen(...names: readonly string[]): ShouldRevalidateFunction {
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

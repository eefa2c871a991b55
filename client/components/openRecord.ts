import type { ShouldRevalidateFunction } from 'react-router-dom';
import { setAll, useAddressParams } from './useAddressParams.ts';

/** The id of the record open beside a list is in the URL under this name; `also` are closed with it. */
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
    linkTo(id: string) {
      const next = new URLSearchParams(parameters);
      setRecord(next, id);
      return { search: next.toString() };
    },
    open: (id: string) => show(id),
    close: () => show(undefined),
  };
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

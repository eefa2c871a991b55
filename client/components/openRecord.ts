import { type ShouldRevalidateFunction, useSearchParams } from 'react-router-dom';

/**
 * The record that stands open beside a list: its id is in the URL under a name of its own. What else the URL says
 * of the open one goes with it.
 */
export function useOpenRecord(name: string, ...also: readonly string[]) {
  const [parameters, setParameters] = useSearchParams();
  const withRecord = (id: string | undefined) => {
    const next = new URLSearchParams(parameters);
    for (const key of also) next.delete(key);
    if (id === undefined) next.delete(name);
    else next.set(name, id);
    return next;
  };
  return {
    id: parameters.get(name) ?? undefined,
    /** For a link, which can be opened in a tab of its own. */
    linkTo: (id: string) => ({ search: withRecord(id).toString() }),
    open: (id: string) => setParameters(withRecord(id)),
    close: () => setParameters(withRecord(undefined)),
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

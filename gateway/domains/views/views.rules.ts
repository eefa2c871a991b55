export const LIST = /^[a-z][a-z0-9-]{0,39}$/;

/** Cursors do not fit another day's list. */
const left = ['after', 'before', 'last', 'view'];

/** Returns the query normalized and without the page. */
export function keptQuery(query: string): string {
  const parameters = new URLSearchParams(query);
  for (const key of left) parameters.delete(key);
  return parameters.toString();
}

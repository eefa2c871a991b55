/** What narrows the trash, out of its URL. */
export function trashFilterIn(parameters: URLSearchParams) {
  const kind = parameters.get('kind');
  return { kind: kind ? [kind] : null };
}

export function trashFilterIn(parameters: URLSearchParams) {
  const kind = parameters.get('kind');
  return { kind: kind ? [kind] : null };
}

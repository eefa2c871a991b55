import { reach } from './connection.ts';
import { isMutation, isOpening, rememberQuery } from './firstQueries.ts';

/** The requests that the document sends itself before its first file has loaded. */
export interface Early {
  token: string;
  /** The responses by their REST path. */
  answers: Map<string, Promise<Response>>;
  /** The responses to the GraphQL queries, by request body. */
  queries: Map<string, Promise<Response>>;
}

declare global {
  var early: Early | undefined;
}

/** Returns the response to a REST request that the document sent with the same token; each is used once. */
export function earlyAnswer(
  path: string,
  token: string | undefined,
): Promise<Response> | undefined {
  const { early } = globalThis;
  const answer = early?.answers.get(path);
  early?.answers.delete(path);
  return early?.token === token ? answer : undefined;
}

/** Sends a GraphQL request as `reach` does, unless the document has already sent it. */
export const reachGraphql: typeof fetch = async (input, init) => {
  const body = String(init?.body as string);
  const { authorization } = init?.headers as Record<string, string>;
  const asked = takeEarly(body, authorization);
  rememberQuery(body);
  const answer = await asked?.catch(() => undefined);
  return answer?.ok ? answer : reach(input, init);
};

/** Uses an early response once, with the same token, while the page opens and before any mutation. */
function takeEarly(body: string, authorization: string | undefined): Promise<Response> | undefined {
  const { early } = globalThis;
  if (!early) return undefined;
  if (isMutation(body) || !isOpening()) early.queries.clear();
  const asked = early.queries.get(body);
  early.queries.delete(body);
  return authorization === `Bearer ${early.token}` ? asked : undefined;
}

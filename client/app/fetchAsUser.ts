import { reach } from './connection.ts';
import { ownHeaders } from './own-headers.ts';
import { session } from './session.ts';

/** Fetches as the user whom this tab shows; a token that the gateway refuses ends the session. */
export async function fetchAsUser(path: string): Promise<Response> {
  const token = session.token();
  const answer = await reach(path, { headers: ownHeaders(token) });
  if (answer.status === UNAUTHORIZED) session.reject(token);
  return answer;
}

export const UNAUTHORIZED = 401;

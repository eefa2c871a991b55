import { reach } from './connection.ts';
import { UNAUTHORIZED } from './http.ts';
import { ownHeaders } from './own-headers.ts';
import { session } from './session.ts';

/** Fetches with this tab's token; a rejected token ends the session. */
export async function fetchAsUser(path: string): Promise<Response> {
  const token = session.token();
  const answer = await reach(path, { headers: ownHeaders(token) });
  if (answer.status === UNAUTHORIZED) session.reject(token);
  return answer;
}

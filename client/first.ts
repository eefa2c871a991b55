/* Stands in the document: what hangs on the browser's storage is asked for with the first files, not after them. */
import { FIRST_QUERIES, type FirstQueries } from './core/firstQueries.ts';
import { ownHeaders } from './core/own-headers.ts';
import { currentSettings } from './core/settings.ts';
import { parsed } from './core/storage.ts';

const words = JSON.parse(document.getElementById('words')?.textContent ?? '{}') as Words;
type Words = Record<string, string[]>;

for (const href of words[currentSettings().language] ?? []) {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
}

const PROFILE = '/api/auth/profile';
const token = localStorage.getItem('accessToken');
if (token) {
  const headers = ownHeaders(token);
  const ask = (path: string, request: RequestInit): Promise<Response> => {
    const answer = fetch(path, request);
    // Whoever takes it hears of it.
    answer.catch(() => undefined);
    return answer;
  };
  const kept = parsed<FirstQueries>(localStorage.getItem(FIRST_QUERIES)) ?? {};
  const { pathname, search } = window.location;
  globalThis.early = {
    token,
    answers: new Map([[PROFILE, ask(PROFILE, { headers })]]),
    queries: new Map(
      (kept[pathname + search] ?? []).map((body) => [
        body,
        ask('/graphql', {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body,
        }),
      ]),
    ),
  };
}

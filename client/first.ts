/* Stands in the document: what hangs on the browser's storage is asked for with the first files, not after them. */
import { ownHeaders } from './app/own-headers.ts';
import { currentSettings } from './app/settings.ts';

const words = JSON.parse(document.getElementById('words')?.textContent ?? '{}') as Words;
type Words = Record<string, string[]>;

for (const href of words[currentSettings().language] ?? []) {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
}

const token = localStorage.getItem('accessToken');
if (token) {
  const profile = fetch('/api/auth/profile', { headers: ownHeaders(token) });
  // Whoever takes it hears of it.
  profile.catch(() => undefined);
  globalThis.early = { token, profile };
}

import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import '../app/i18n/words.ts';

// Mantine asks for these; happy-dom answers none.
window.matchMedia ??= vi.fn().mockReturnValue({ matches: false });
window.HTMLElement.prototype.scrollIntoView ??= vi.fn();
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() });

// Nothing has a size in happy-dom, and a menu at a button without one is hidden.
Object.defineProperties(document.documentElement, {
  clientWidth: { value: window.innerWidth },
  clientHeight: { value: window.innerHeight },
});
Element.prototype.getBoundingClientRect = () => new DOMRect(8, 8, 80, 32);

// The first screen of a file loads its code; a machine under load takes its time for it.
configure({
  asyncUtilTimeout: 25_000,
  // The whole page would be written out for each look that finds nothing yet.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

// No test has a server to listen to: what others change is asked for.
window.WebSocket = class extends EventTarget {
  close() {}
} as never;

// A request that a test leaves behind gets no answer: an error would put the next one offline.
window.fetch = () => new Promise(() => {});

// React takes a stack of each element for a developer's console: an eighth of what these tests cost.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

// Apollo keeps each client of the page for the developer's tools.
Object.assign(window, { [Symbol.for('apollo.devtools')]: { push() {} } });

// A link that a test follows may have left the page that all files of a worker share.
beforeEach(() => {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } };
  happyDOM.setURL('http://localhost:3000/');
});

afterEach(({ task }) => {
  for (const error of task.result?.errors ?? [])
    error.message += `\nThe page shows: ${document.body.innerText}`;
  cleanup();
  vi.restoreAllMocks();
  notifications.clean();
  localStorage.clear();
  sessionStorage.clear();
  // Modules that read the storage at their start read it anew, as if in another tab.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

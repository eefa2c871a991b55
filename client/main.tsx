import './reactFirst.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { setNonce } from 'get-nonce';
import { migrateDrafts } from './core/migrateDrafts.ts';
import { styleNonce } from './core/style-nonce.ts';
import { startTexts } from './core/i18n/texts.ts';
import { reloadForMissingCode } from './core/loadCode.ts';
import { createAppRouter } from './app/routes.tsx';
import { session } from './core/session.ts';
import { currentSettings } from './core/settings.ts';

setNonce(styleNonce());
reloadForMissingCode();
migrateDrafts();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

await nextTask();
void session.initialise();
await startTexts(currentSettings().language);
await nextTask();
createRoot(root).render(
  <StrictMode>
    <App router={createAppRouter()} />
  </StrictMode>,
);

/** Splits the start into tasks: a slow processor would block the page. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

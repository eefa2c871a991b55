import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePort } from './e2e/product.ts';

/** Each of Playwright's processes reads this file; the first chooses for the others. */
const port = (process.env.PORT_E2E ||= String(await freePort()));
const baseURL = `http://localhost:${port}`;

/** Chromium takes the last switch of this name, so that Playwright's own features are repeated here. */
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // Two pages of the browser's own for the address bar of each new window, which cost as much as half a page of ours.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // One more than processors: what types like a person, or has a bad line, mostly waits.
  workers: 3,
  // A newcomer's first run is not lost to one fault; `npm test` names what passed only then.
  retries: 1,
  // Generous: a machine under load must not fail a test that would pass.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    // Without pictures of each step, which cost more than the tests.
    trace: {
      mode: 'retain-on-first-failure',
      screenshots: false,
      snapshots: false,
      sources: false,
    },
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'America/Sao_Paulo',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No page stays long enough for what the optimizing compilers cost, a tenth of the browser's time.
        '--js-flags=--no-turbofan,--no-maglev',
        `--disable-features=${disabledFeatures.join()}`,
      ],
    },
  },
  webServer: {
    command: 'npm start',
    url: `${baseURL}/healthz`,
    reuseExistingServer: false,
    timeout: 120_000,
    env: {
      PORT: port,
      PROFILE: 'demo',
      LOGIN_DELAY_MS: '0',
      RATE_LIMIT_FACTOR: '1000',
      DATABASE_URL: `file:${join(dataFolder(), 'retaguarda.db')}`,
    },
  },
});

/** Each of Playwright's processes reads this file; only the first makes the folder. */
function dataFolder(): string {
  const existing = process.env.E2E_DATA_FOLDER;
  if (existing) return existing;
  const folder = mkdtempSync(join(tmpdir(), 'retaguarda-e2e-'));
  process.env.E2E_DATA_FOLDER = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

// The shell, without windows of its own, takes a tenth less time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macApplications = ['Chromium', 'Google Chrome'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

const installers = [installWithPlaywright, installWithApt];

/** Answers the path of a working Chromium; installs one if there is none. */
export async function ensureBrowser(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return chosenBrowser(chosen);
  const installed = findBrowser();
  if (installed) return installed;
  for (const install of installers) {
    install();
    const found = findBrowser();
    if (found) return found;
  }
  throw new Error(
    'This needs Chromium: there is none that runs, and none could be installed. ' +
      'Install it (Debian: apt-get install chromium; macOS: brew install --cask chromium; ' +
      'anywhere: npx playwright install --with-deps chromium), or name one in CHROMIUM_PATH.',
  );
}

function chosenBrowser(path: string): string {
  if (!existsSync(path)) throw new Error(`CHROMIUM_PATH names ${path}, which does not exist.`);
  if (!runs(path)) throw new Error(`CHROMIUM_PATH names ${path}, which does not run.`);
  return path;
}

function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...onPath, ...macApplications].find(
    (path) => existsSync(path) && runs(path),
  );
}

/** Tells whether a browser starts; an installed one may lack a library, or be a snap that is not there. */
function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function installWithPlaywright(): void {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  say('No Chromium yet: asking Playwright for its own.');
  command([process.execPath, cli, 'install', 'chromium'], 3);
}

function installWithApt(): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  if (!runs('apt-get') || (sudo.length > 0 && !command([...sudo, 'true'], 1))) return;
  say("Still none: asking the system's package manager.");
  command([...apt, 'update'], 5);
  const isInstalled = command([...apt, 'install', '-y', 'chromium-headless-shell'], 15);
  if (!isInstalled) command([...apt, 'install', '-y', 'chromium'], 15);
}

/** Writes its output to standard error; false on failure or after so many minutes. */
function command([program = '', ...rest]: string[], minutes: number): boolean {
  const { error, status } = spawnSync(program, rest, {
    stdio: ['ignore', 2, 2],
    timeout: minutes * 60_000,
    killSignal: 'SIGKILL',
  });
  if (error) say(`${program}: ${error.message}`);
  return status === 0;
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

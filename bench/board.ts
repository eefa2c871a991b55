import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../scripts/browser.ts';
import { BOARD_ID, CARDS, COLUMNS } from './board-size.ts';
import { table } from './report.ts';
import { startServer } from './start-server.ts';

const MOST_MS = 50;
/** Pointer moves of one drag, each over the next card or into the next column. */
const STEPS = 24;

/** Drags a card over a large board in a browser. False when a step of it takes too much script. */
export async function measureBoard(): Promise<boolean> {
  buildClient();
  const server = await startServer({ server: 'board', scale: 1 });
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript((token) => localStorage.setItem('accessToken', token), server.token);
    await page.goto(`${server.url}/boards/${BOARD_ID}`);
    await page.getByRole('region', { name: 'Etapa 10' }).waitFor();
    const metrics = await page.context().newCDPSession(page);
    await metrics.send('Performance.enable');
    await dragged(page, metrics);
    const opened = await dragged(page, metrics);
    await showEveryCard(page);
    const whole = await dragged(page, metrics);
    return report(opened, whole);
  } finally {
    await browser.close();
    await server.stop();
  }
}

function buildClient(): void {
  const script = join(import.meta.dirname, '../scripts/build.ts');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('The client could not be built.');
}

/** Milliseconds of script that each step of a drag took. The card is put back by Escape. */
async function dragged(page: Page, metrics: CDPSession): Promise<number[]> {
  const list = page.getByRole('region', { name: 'Etapa 1', exact: true }).getByRole('listitem');
  const from = (await list.first().boundingBox())!;
  const at = { x: from.x + 20, y: from.y + 10 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x, at.y + 12);
  const steps: number[] = [];
  for (let step = 1; step <= STEPS; step += 1) {
    const column = Math.floor((step * 4) / (STEPS + 1));
    const before = await scriptMs(metrics);
    await page.mouse.move(at.x + column * 290, at.y + 12 + (step % 6) * 60);
    await frames(page);
    steps.push((await scriptMs(metrics)) - before);
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await frames(page);
  return steps;
}

async function scriptMs(metrics: CDPSession): Promise<number> {
  const { metrics: all } = await metrics.send('Performance.getMetrics');
  return all.find(({ name }) => name === 'ScriptDuration')!.value * 1000;
}

const frames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Scrolls each column to its end, which makes the rest of its cards, and back. */
async function showEveryCard(page: Page): Promise<void> {
  for (let column = COLUMNS; column >= 1; column -= 1) {
    const region = page.getByRole('region', { name: `Etapa ${column}`, exact: true });
    await region.scrollIntoViewIfNeeded();
    const last = region.getByRole('link', { name: `Etapa ${column}, caixa ${CARDS / COLUMNS}` });
    while ((await last.count()) === 0) {
      await region.getByRole('listitem').last().scrollIntoViewIfNeeded();
      await frames(page);
    }
    await region.getByRole('listitem').first().scrollIntoViewIfNeeded();
  }
  await frames(page);
}

/** What is held to the limit is the board as it is opened: cards come into the page when they are scrolled to. */
function report(opened: readonly number[], whole: readonly number[]): boolean {
  const isMet = medianOf(opened) < MOST_MS;
  const lineOf = (name: string, steps: readonly number[], verdict: string) => [
    name,
    medianOf(steps).toFixed(1),
    Math.max(...steps).toFixed(1),
    verdict,
  ];
  const heads = ['', 'ms of script a step', 'worst', `under ${MOST_MS} ms`];
  const lines = [
    lineOf('as it is opened', opened, isMet ? 'holds' : 'MISSED'),
    lineOf('every column scrolled to its end', whole, ''),
  ];
  process.stdout.write(
    `dragging a card on a board of ${CARDS} in ${COLUMNS} columns\n${table([heads, ...lines])}\n\n`,
  );
  return isMet;
}

function medianOf(steps: readonly number[]): number {
  return steps.toSorted((one, other) => one - other)[Math.floor(steps.length / 2)]!;
}

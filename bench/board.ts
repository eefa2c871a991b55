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
    return report([
      ['as it is opened', opened],
      ['every card in the page', whole],
    ]);
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

/** Scrolls every column to its end, which makes the rest of its cards. */
async function showEveryCard(page: Page): Promise<void> {
  await page.waitForFunction(
    ({ cards }) => {
      const lists = [...document.querySelectorAll('section section ul')];
      for (const list of lists) list.scrollTop = list.scrollHeight;
      return (
        document.querySelectorAll('section section ul > li:not([aria-hidden])').length >= cards
      );
    },
    { cards: CARDS },
    { polling: 100 },
  );
  await page.evaluate(() => {
    for (const list of document.querySelectorAll('section section ul')) list.scrollTop = 0;
  });
  await frames(page);
}

function report(measured: readonly (readonly [string, number[]])[]): boolean {
  const lines = measured.map(([name, steps]) => {
    const sorted = steps.toSorted((one, other) => one - other);
    const [median, worst] = [sorted[Math.floor(sorted.length / 2)]!, sorted.at(-1)!];
    const isMet = median < MOST_MS;
    return [name, median.toFixed(1), worst.toFixed(1), isMet ? 'holds' : 'MISSED'];
  });
  const heads = ['', 'ms of script a step', 'worst', `under ${MOST_MS} ms`];
  process.stdout.write(
    `dragging a card on a board of ${CARDS} in ${COLUMNS} columns\n${table([heads, ...lines])}\n\n`,
  );
  return lines.every((line) => line.at(-1) === 'holds');
}

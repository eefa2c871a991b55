import { type CDPSession, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../scripts/browser.ts';
import { BOARD_ID, CARDS, COLUMNS } from './board-size.ts';
import { buildClient } from './build-client.ts';
import { table } from './report.ts';
import { startServer } from './start-server.ts';

const MOST_MS = 50;
/** The pointer moves of one drag, each over the next card or into the next column. */
const STEPS = 24;

/** Drags a card over a large board in a browser. Resolves to false when a step of it takes too much script. */
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
    await dragged(page, metrics, 'start');
    const opened = await dragged(page, metrics, 'start');
    await scrollToEnds(page);
    const scrolled = await dragged(page, metrics, 'end');
    return report([
      { name: 'as it is opened', steps: opened },
      { name: 'every column at its end', steps: scrolled },
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/**
 * Resolves to the milliseconds of script that each step took of a drag of the first card or of the last one, over the
 * cards beside it and into the next columns. The card is put back by Escape.
 */
async function dragged(page: Page, metrics: CDPSession, of: 'start' | 'end'): Promise<number[]> {
  const number = of === 'start' ? 1 : CARDS / COLUMNS;
  const card = page.getByRole('link', { name: `Etapa 1, caixa ${number}`, exact: true });
  const from = (await card.boundingBox())!;
  const at = { x: from.x + 20, y: from.y + 10 };
  const away = of === 'start' ? 1 : -1;
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x, at.y + 12 * away);
  const steps: number[] = [];
  for (let step = 1; step <= STEPS; step += 1) {
    const column = Math.floor((step * 4) / (STEPS + 1));
    const before = await scriptMs(metrics);
    await page.mouse.move(at.x + column * 290, at.y + (12 + (step % 6) * 60) * away);
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

/** Scrolls each column to its end, so that every card of the board has been made, if ever so shortly. */
async function scrollToEnds(page: Page): Promise<void> {
  for (let column = 1; column <= COLUMNS; column += 1) {
    const region = page.getByRole('region', { name: `Etapa ${column}`, exact: true });
    const last = region.getByRole('link', { name: `Etapa ${column}, caixa ${CARDS / COLUMNS}` });
    while ((await last.count()) === 0) {
      await region.getByRole('listitem').last().scrollIntoViewIfNeeded();
      await frames(page);
    }
    await region.getByRole('listitem').last().scrollIntoViewIfNeeded();
  }
  await page.getByRole('region', { name: 'Etapa 1', exact: true }).scrollIntoViewIfNeeded();
  await frames(page);
}

interface Situation {
  name: string;
  steps: readonly number[];
}

/** Returns false when one of the situations takes more than the limit. */
function report(situations: readonly Situation[]): boolean {
  const lines = situations.map(({ name, steps }) => [
    name,
    medianOf(steps).toFixed(1),
    Math.max(...steps).toFixed(1),
    medianOf(steps) < MOST_MS ? 'holds' : 'MISSED',
  ]);
  const heads = ['', 'ms of script a step', 'worst', `under ${MOST_MS} ms`];
  process.stdout.write(
    `dragging a card on a board of ${CARDS} in ${COLUMNS} columns\n${table([heads, ...lines])}\n\n`,
  );
  return situations.every(({ steps }) => medianOf(steps) < MOST_MS);
}

function medianOf(steps: readonly number[]): number {
  return steps.toSorted((one, other) => one - other)[Math.floor(steps.length / 2)]!;
}

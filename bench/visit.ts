import type { Browser, CDPSession } from '@playwright/test';

export interface Line {
  name: string;
  latency: number;
  timesSlower: number;
}

export interface Wanted {
  selector: string;
  /** The page's heading, where the page before it has the same content. */
  heading?: string;
}

export interface Shown {
  ms: number;
  requests: number;
  kilobytes: number;
  roundTrips: number;
}

declare global {
  interface Window {
    shown: Promise<number>;
    whenShown: (wanted: Wanted) => Promise<number>;
  }
}

interface Options {
  line: Line;
  token?: string | undefined;
}

export async function visitor(browser: Browser, { line, token }: Options) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
  });
  const page = await context.newPage();
  if (token) await page.addInitScript((given) => localStorage.setItem('accessToken', given), token);
  const client = await context.newCDPSession(page);
  const requests = await requestsOf(client);
  if (line.latency > 0) {
    const [downloadThroughput, uploadThroughput] = [-1, -1];
    const conditions = { latency: line.latency, downloadThroughput, uploadThroughput };
    await client.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: line.timesSlower });

  async function result(ms: number, from: number): Promise<Shown> {
    return { ms, ...summaryOf(requests(), { from, to: from + ms }) };
  }

  return {
    async open(url: string, wanted: Wanted): Promise<Shown> {
      await page.addInitScript(watch, wanted);
      await page.goto(url, { waitUntil: 'commit' });
      const ms = await page.evaluate(() => window.shown);
      return result(ms, await page.evaluate(() => performance.timeOrigin));
    },
    /** Measures from the click on the last of the selectors: those before lead to it. */
    async follow(selectors: readonly string[], wanted: Wanted): Promise<Shown> {
      await page.waitForLoadState('networkidle');
      const [link = '', ...groups] = selectors.toReversed();
      for (const group of groups) await page.click(group);
      await page.waitForSelector(link);
      const { x, y, width, height } = (await page.locator(link).boundingBox())!;
      await page.evaluate(timeFromClick, wanted);
      await page.mouse.click(x + width / 2, y + height / 2);
      const ms = await page.evaluate(() => window.shown);
      return result(ms, (await page.evaluate(() => Date.now())) - ms);
    },
    close: () => context.close(),
  };
}

/** Runs in the page: resolves `shown` once what is wanted is there and painted. */
function watch(wanted: Wanted): void {
  // No function in it has a name: the loader's `__name` is not in the page.
  window.whenShown = ({ selector, heading = '' }) =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`${location.href} does not show ${selector}`)), 60_000);
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector(selector)?.checkVisibility()) return;
        if (!document.querySelector('h1')?.textContent?.includes(heading)) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
  window.shown = window.whenShown(wanted);
}

function timeFromClick(wanted: Wanted): void {
  const shown = window.whenShown(wanted);
  window.shown = new Promise((resolve) =>
    addEventListener('click', ({ timeStamp }) => void shown.then((at) => resolve(at - timeStamp)), {
      capture: true,
      once: true,
    }),
  );
}

interface Sent {
  url: string;
  start: number;
  end: number;
  bytes: number;
}

async function requestsOf(client: CDPSession): Promise<() => Sent[]> {
  const sent = new Map<string, Sent & { toEpoch: number }>();
  client.on('Network.requestWillBeSent', ({ requestId, request, wallTime, timestamp }) => {
    const toEpoch = wallTime - timestamp;
    sent.set(requestId, {
      url: request.url,
      start: wallTime * 1000,
      end: Infinity,
      bytes: 0,
      toEpoch,
    });
  });
  client.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const row = sent.get(requestId);
    if (!row) return;
    row.end = (timestamp + row.toEpoch) * 1000;
    row.bytes = encodedDataLength;
  });
  await client.send('Network.enable');
  await client.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
  return () => [...sent.values()];
}

function summaryOf(sent: readonly Sent[], { from, to }: { from: number; to: number }) {
  const asked = sent.filter(
    ({ url, start }) => !/\.(svg|ico)$/.test(url) && start >= from && start < to,
  );
  const answered = asked.filter(({ end }) => end < to);
  let last = -Infinity;
  let roundTrips = 0;
  for (const { start, end } of answered.toSorted((one, other) => one.end - other.end)) {
    if (start < last) continue;
    last = end;
    roundTrips += 1;
  }
  const bytes = answered.reduce((sum, each) => sum + each.bytes, 0);
  return { requests: asked.length, kilobytes: bytes / 1024, roundTrips };
}

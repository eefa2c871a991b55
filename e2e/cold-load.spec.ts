import { expect, type Page, test } from '@playwright/test';
import { pageBudgets } from '../client/budgets.ts';
import { signIn } from './watched.ts';

const budgetOf = (path: string) => pageBudgets.find(({ page }) => page === path)!;

interface Wanted {
  selector: string;
  text: string;
}

/**
 * Counts what a browser with an empty store fetches for a page until what is wanted shows: the page itself
 * notes the moment, so that what comes later is not counted, however slow the test is.
 */
async function coldLoad(page: Page, path: string, wanted: readonly Wanted[]) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript((wanted) => {
    const shows = ({ selector, text }: Wanted) =>
      [...document.querySelectorAll(selector)].some(
        (element) => element.textContent?.includes(text) && element.checkVisibility(),
      );
    new MutationObserver((_changes, observer) => {
      if (!wanted.every(shows)) return;
      performance.mark('shown');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, wanted);
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
  return page.evaluate(() => {
    const shown = performance.getEntriesByName('shown')[0]!.startTime;
    const code = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name, responseEnd }) => /\.(js|css)$/.test(name) && responseEnd <= shown,
    );
    const bytes = code.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { files: code.length, kilobytes: bytes / 1024 };
  });
}

test('the sign-in moves no more than its budget until it shows', async ({ page }) => {
  const { files, kilobytes } = budgetOf('/login');
  const moved = await coldLoad(page, '/login', [{ selector: 'button', text: 'Acessar' }]);
  expect(moved.kilobytes).toBeGreaterThan(50);
  expect(moved.files).toBeGreaterThan(0);
  expect(moved.files).toBeLessThanOrEqual(files);
  expect(moved.kilobytes).toBeLessThanOrEqual(kilobytes);
});

test('the home page moves no more than its budget until it shows', async ({ page }) => {
  await signIn(page, 'Super administrator');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { files, kilobytes } = budgetOf('/home');
  const moved = await coldLoad(page, '/home', [
    { selector: 'h1', text: 'Good' },
    { selector: 'h2', text: 'Revenue' },
  ]);
  expect(moved.kilobytes).toBeGreaterThan(50);
  expect(moved.files).toBeGreaterThan(0);
  expect(moved.files).toBeLessThanOrEqual(files);
  expect(moved.kilobytes).toBeLessThanOrEqual(kilobytes);
});

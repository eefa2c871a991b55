import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import {
  type Product,
  removeFolder,
  signIn,
  startProduct,
  temporaryFolder,
} from '../e2e/product.ts';
import { type Picture, pictures, picturesFolder } from './docs-pictures.ts';

/** Takes pictures of the product with fresh demo data, by the browser at this path. */
export async function takePictures(executablePath: string): Promise<void> {
  mkdirSync(picturesFolder, { recursive: true });
  const data = temporaryFolder();
  try {
    const environment = { DATABASE_URL: `file:${join(data, 'retaguarda.db')}` };
    const product = await startProduct({ environment });
    try {
      await takeAll(product, executablePath);
    } finally {
      await product.stop('SIGTERM');
    }
  } finally {
    removeFolder(data);
  }
}

async function takeAll(product: Product, executablePath: string): Promise<void> {
  const { token, message } = await signIn(product, 'sa@retaguarda.test');
  if (!token) throw new Error(message);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const picture of pictures) {
      const page = await open(browser, { url: product.url, token, ...picture });
      writeFileSync(join(picturesFolder, picture.file), await webpOf(page));
    }
  } finally {
    await browser.close();
  }
}

async function open(
  browser: Browser,
  { url, token, path, theme }: { url: string; token: string } & Omit<Picture, 'file'>,
): Promise<Page> {
  const settings = JSON.stringify({ language: 'en', theme, sidebarMode: 'full' });
  const stored = { accessToken: token, settings };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  await page.goto(url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  return page;
}

/** Takes a WebP, a third of a PNG's size; Playwright's own screenshots have no such format. */
async function webpOf(page: Page): Promise<Buffer> {
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  return Buffer.from(data, 'base64');
}

import { ensureBrowser } from './browser.ts';
import { renewTables } from './docs-tables.ts';
import { takePictures } from './take-pictures.ts';

await renewTables();
if (!process.argv.includes('--tables')) await renewPictures();

async function renewPictures(): Promise<void> {
  const browser = await ensureBrowser().catch((error: Error) => {
    process.stderr.write(`The pictures stay as they are. ${error.message}\n`);
  });
  if (browser) await takePictures(browser);
}

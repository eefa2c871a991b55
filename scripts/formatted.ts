import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

const configuration = join(import.meta.dirname, '../.oxfmtrc.json');

/** Returns the text as `npm run format` would write it. Throws when it is not what the path's ending says. */
export async function formatted(text: string, path: string): Promise<string> {
  const options = JSON.parse(readFileSync(configuration, 'utf8')) as FormatConfig;
  const { code, errors } = await format(path, text, options);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return code;
}

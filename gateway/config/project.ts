import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The repository's folder, for both the sources and the built bundle. */
export const projectFolder = folderWith('package.json', import.meta.dirname);

export const version = (
  JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as { version: string }
).version;

function folderWith(file: string, from: string): string {
  if (existsSync(join(from, file))) return from;
  if (dirname(from) === from) throw new Error(`No ${file} above ${import.meta.dirname}`);
  return folderWith(file, dirname(from));
}

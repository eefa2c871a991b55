import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface File {
  path: string;
  text: string;
}

const repository = join(import.meta.dirname, '..');

export function filesIn(...folders: string[]): File[] {
  return folders.flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => ({
        path: path.slice(repository.length + 1),
        text: readFileSync(path, 'utf8'),
      })),
  );
}

const notCode = /\.test\.tsx?$|\/testing\/|\/generated\/|\.generated\.ts$/;

export const codeIn = (...folders: string[]) =>
  filesIn(...folders).filter(({ path }) => /\.tsx?$/.test(path) && !notCode.test(path));

export const linesOf = (files: readonly File[]) =>
  files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);

const comment = /^[ \t]*(\/\/|\/\*|\{\/\*|\*).*\n/gm;

export const withoutComments = (text: string) => text.replace(comment, '');

/** Returns the comments' share of the lines in per cent, to two decimals. */
export function commentShare(files: readonly File[]): number {
  const comments = files.reduce((sum, { text }) => sum + (text.match(comment)?.length ?? 0), 0);
  return Math.round((comments / linesOf(files)) * 10_000) / 100;
}

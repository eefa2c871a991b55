import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../config/project.ts';
import { expand } from './expand.ts';

/** The file of the printed schema, which is in the same folder as the sources but is not one of them. */
export const PRINTED = 'printed.graphql';

export function readSources(folder = join(projectFolder, 'schema')): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.graphql') && file !== PRINTED);
  return files.sort().map((file) => readFileSync(join(folder, file), 'utf8'));
}

export const readExpandedSdl = (folder?: string): string[] => expand(readSources(folder));

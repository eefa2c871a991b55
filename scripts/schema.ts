import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BreakingChangeType,
  buildSchema,
  findBreakingChanges,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { PRINTED, readExpandedSdl } from '../gateway/records/expand/sdl.ts';

const path = join(import.meta.dirname, '../schema', PRINTED);

/** Prints the SDL sorted, so that a moved line is no change. */
export function printed(sdl: string): string {
  return `${printSchema(lexicographicSortSchema(buildSchema(sdl)))}\n`;
}

const { TYPE_REMOVED_FROM_UNION, VALUE_REMOVED_FROM_ENUM, ARG_REMOVED, ARG_CHANGED_KIND } =
  BreakingChangeType;

/** Says whose document no longer fits; by default, it is whoever selects the field or names the type. */
const whom: Partial<Record<BreakingChangeType, string>> = {
  [BreakingChangeType.REQUIRED_INPUT_FIELD_ADDED]: 'whoever sends this input without the field',
  [BreakingChangeType.REQUIRED_ARG_ADDED]: 'whoever leaves the argument out',
  [TYPE_REMOVED_FROM_UNION]: 'whoever selects from it',
  [VALUE_REMOVED_FROM_ENUM]: 'whoever sends the value',
  [ARG_REMOVED]: 'whoever gives the argument',
  [ARG_CHANGED_KIND]: 'whoever gives the argument as a variable',
};

/** Returns what a change of the SDL breaks, and whom; or that the printed schema is an older one. */
export function schemaProblems(before: string, sdl: string): string[] {
  const breaks = findBreakingChanges(buildSchema(before), buildSchema(sdl)).map(
    ({ type, description }) =>
      `Breaks ${whom[type] ?? 'whoever selects the field or names the type'}: ${description}`,
  );
  if (breaks.length > 0) return [...breaks, 'A deliberate change is kept by: npm run schema'];
  return printed(sdl) === before ? [] : [`schema/${PRINTED} is an older one: npm run schema`];
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === import.meta.filename) {
  const sdl = readExpandedSdl().join('\n');
  if (process.argv.includes('--check')) {
    const problems = schemaProblems(readFileSync(path, 'utf8'), sdl);
    process.stderr.write(problems.map((problem) => `${problem}\n`).join(''));
    process.exitCode = problems.length > 0 ? 1 : 0;
  } else writeFileSync(path, printed(sdl));
}

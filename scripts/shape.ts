import { readdirSync, realpathSync } from 'node:fs';
import {
  domainNames,
  importsBetweenFeatures,
  ownEvictions,
  undoSpellings,
} from './client-shape.ts';
import { PRINTED } from '../gateway/records/sdl.ts';
import { allowed } from './shape-capabilities.ts';
import { codeIn, commentShare, filesIn, linesOf } from './sources.ts';
import { recordTables, unknownWriters } from './table-writers.ts';

interface Measure {
  name: string;
  now: () => number;
  /** The test fails beyond it. It only goes down. */
  limit: number;
  toReach: string;
}

export const measures: readonly Measure[] = [
  {
    name: 'lines of gateway/domains/ without tests',
    now: () => linesOf(codeIn('gateway/domains')),
    limit: 6_903 + allowed('domains'),
    toReach: 'under 7,000',
  },
  {
    name: 'lines of schema/ as written by hand',
    now: () => linesOf(filesIn('schema').filter(({ path }) => !path.endsWith(PRINTED))),
    limit: 2_429 + allowed('schema'),
    toReach: 'under 2,700',
  },
  {
    name: 'lines of projects, all of the server',
    now: () =>
      linesOf([
        ...codeIn('gateway/domains/projects'),
        ...filesIn('schema').filter(({ path }) => path.endsWith('/projects.graphql')),
      ]),
    limit: 80,
    toReach: 'under 100',
  },
  {
    name: "places outside gateway/records/ that write a record's table",
    now: () => unknownWriters(codeIn('gateway', 'scripts'), recordTables()).length,
    limit: 0,
    toReach: '0',
  },
  {
    name: 'imports between features of the client',
    now: () => importsBetweenFeatures(codeIn('client/features')).length,
    limit: 0,
    toReach: '0',
  },
  {
    name: 'places of client/components/ and client/records/ that name a domain',
    now: () =>
      domainNames(codeIn('client/components', 'client/records'), readdirSync('client/features'))
        .length,
    limit: 0,
    toReach: '0',
  },
  {
    name: 'ways to spell undo on the client',
    now: () => undoSpellings(codeIn('client')).length,
    limit: 1,
    toReach: '1',
  },
  {
    name: 'features that evict queries themselves',
    now: () => ownEvictions(codeIn('client/features')).length,
    limit: 0,
    toReach: '0',
  },
  {
    name: 'comment lines, in per cent',
    now: () => commentShare(codeIn('bench', 'client', 'gateway', 'scripts', 'seed')),
    limit: 3,
    toReach: 'under 3',
  },
];

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === import.meta.filename) {
  process.stdout.write('| measure | now | no more than | to reach |\n| --- | --- | --- | --- |\n');
  for (const { name, now, limit, toReach } of measures) {
    const [is, most] = [now(), limit].map((each) => each.toLocaleString('en'));
    process.stdout.write(`| ${name} | ${is} | ${most} | ${toReach} |\n`);
  }
}

/** What is wrong, by the measure's name. */
export function growth(measured: readonly Measure[]): string[] {
  return measured.flatMap(({ name, now, limit }) => {
    const is = now();
    return is > limit ? [`${name}: ${is}, no more than ${limit}`] : [];
  });
}

import { readdirSync, realpathSync } from 'node:fs';
import { domainNames, ownEvictions, undoSpellings } from './client-shape.ts';
import { PRINTED } from '../gateway/records/expand/sdl.ts';
import { codeIn, commentShare, filesIn, linesOf } from './sources.ts';
import { recordTables, unknownWriters } from './table-writers.ts';

interface Measure {
  name: string;
  now: () => number;
  toReach: string;
}

export const measures: readonly Measure[] = [
  {
    name: 'lines of gateway/domains/ without tests',
    now: () => linesOf(codeIn('gateway/domains')),
    toReach: 'under 7,000',
  },
  {
    name: 'lines of schema/ as written by hand',
    now: () => linesOf(filesIn('schema').filter(({ path }) => !path.endsWith(PRINTED))),
    toReach: 'under 2,700',
  },
  {
    name: 'lines of projects, all of the server',
    now: () =>
      linesOf([
        ...codeIn('gateway/domains/projects'),
        ...filesIn('schema').filter(({ path }) => path.endsWith('/projects.graphql')),
      ]),
    toReach: 'under 100',
  },
  {
    name: "places outside gateway/records/ that write a record's table",
    now: () => unknownWriters(codeIn('gateway', 'scripts'), recordTables()).length,
    toReach: '0',
  },
  {
    name: 'places of client/core/, client/ui/ and client/records/ that name a domain',
    now: () =>
      domainNames(
        codeIn('client/core', 'client/ui', 'client/records'),
        readdirSync('client/features'),
      ).length,
    toReach: '0',
  },
  {
    name: 'ways to spell undo on the client',
    now: () => undoSpellings(codeIn('client')).length,
    toReach: '1',
  },
  {
    name: 'features that evict queries themselves',
    now: () => ownEvictions(codeIn('client/features')).length,
    toReach: '0',
  },
  {
    name: 'comment lines, in per cent',
    now: () => commentShare(codeIn('bench', 'client', 'gateway', 'scripts', 'seed')),
    toReach: 'under 3',
  },
];

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === import.meta.filename) {
  process.stdout.write('| measure | now | to reach |\n| --- | --- | --- |\n');
  for (const { name, now, toReach } of measures) {
    process.stdout.write(`| ${name} | ${now().toLocaleString('en')} | ${toReach} |\n`);
  }
}

import { sql } from 'kysely';
import { problem, said } from '../errors/problem.ts';
import { defineRecord } from '../records/declare/record.ts';
import type { Db } from '../database/database.ts';
import { openAccess } from './open-access.ts';

interface SampleRow {
  id: string;
  code: string;
  title: string;
  titleKey?: string;
  amount: number;
  shelf: string;
  boxId: string | null;
  version: number;
}

declare module '../database/database.ts' {
  interface Database {
    samples: SampleRow;
    sampleLines: { sampleId: string; position: number; text: string };
    sampleNotes: { id: string; sampleId: string; text: string };
    sampleBoxes: { id: string };
  }
}

/** A record with every kind of part, rule and column. */
export const sample = defineRecord<'samples', 'sampleLines' | 'sampleNotes'>(
  {
    kind: 'Sample',
    access: openAccess,
    table: 'samples',
    title: 'title',
    unique: ['code'],
    unversioned: ['shelf'],
    restoreAsDelta: ['amount'],
    references: { boxId: { table: 'sampleBoxes', problem: said('is not a box') } },
    parts: [
      { table: 'sampleLines', key: 'sampleId' },
      { table: 'sampleNotes', key: 'sampleId', field: 'notes', appendOnly: true },
    ],
  },
  {
    derive: ({ row, parts }) => ({ titleKey: `${row.title}/${parts.sampleLines.length}` }),
    validate: ({ row }, before, { isCorrection, isRestore }) => ({
      ...(row.title === '' && { title: problem('empty') }),
      ...(before &&
        !isCorrection &&
        !isRestore &&
        row.code < before.row.code && { code: said('fell') }),
    }),
  },
);

const rowOf = (id: string, given: Partial<SampleRow> = {}): SampleRow => ({
  id,
  code: `code-${id}`,
  title: `Title ${id}`,
  amount: 10,
  shelf: 'a',
  boxId: null,
  version: 1,
  ...given,
});
export const heldOf = (id: string, given: Partial<SampleRow> = {}) => ({
  row: rowOf(id, given),
  parts: {
    sampleLines: [0, 1].map((position) => ({ sampleId: id, position, text: `Line ${position}` })),
    sampleNotes: [{ id: `note-${id}`, sampleId: id, text: 'Noted' }],
  },
});

export async function makeSampleTables(db: Db): Promise<void> {
  await sql`create table sample_boxes (id text primary key)`.execute(db);
  await sql`create table samples (id text primary key, code text not null unique, title text not null,
    title_key text not null, amount integer not null, shelf text not null, box_id text, version integer not null)`.execute(
    db,
  );
  await sql`create table sample_lines (sample_id text not null references samples (id) on delete cascade,
    position integer not null, text text not null, primary key (sample_id, position))`.execute(db);
  await sql`create table sample_notes (id text primary key,
    sample_id text not null references samples (id) on delete cascade, text text not null)`.execute(
    db,
  );
}

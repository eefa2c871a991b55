import { describe, expect, it } from 'vitest';
import { texts as english } from '../records.words.en.ts';
import { businessKinds, recordKinds } from '../../../gateway/testing/record-kinds.ts';
import { records } from '../../generated/records.ts';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
import { valueText, type Words } from './valueText.ts';

const isInternal = (column: string) =>
  /^(id|version|searchText|.+Key|.+Position|createdNumber|passwordHash)$/.test(column);

describe('what history can show', () => {
  it('has a name: every kind of record, each column of business data, each list that belongs to it', async () => {
    const { store } = await startOwnGateway({ isEmpty: true });
    const tables = new Map(
      (await store.db.introspection.getTables()).map(({ name, columns }) => [
        camelCase(name),
        columns.map((column) => camelCase(column.name)),
      ]),
    );
    expect(businessKinds.length).toBeGreaterThan(8);
    const ofKinds: Readonly<Record<string, object>> = english.fieldsOf;
    const shown = businessKinds.flatMap(({ kind, table, parts = [] }) => {
      const columns = tables.get(table)!.filter((column) => !isInternal(column));
      const names = { ...english.fields, ...ofKinds[kind] };
      return [...columns, ...parts.map((part) => part.table)].filter((name) => !(name in names));
    });
    expect(shown).toEqual([]);
    const kinds = recordKinds.map(({ kind }) => kind);
    expect(kinds.filter((kind) => !(kind in english.kinds))).toEqual([]);
  });

  it('says yes and no of each field that is one of the two, though the store has numbers', () => {
    const words = { t: (key: string) => key, number: String } as unknown as Words;
    const flags = records.flatMap(({ kind, fields }) =>
      fields
        .filter((field) => field.kind === 'flag')
        .map(({ column }) => ({ kind, field: column })),
    );
    const unsaid = flags.filter((where) => valueText(words, where, 1) !== 'form.yes');
    expect(unsaid).toEqual([]);
    expect(flags.length).toBeGreaterThan(5);
  });
});

const camelCase = (name: string) =>
  name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());

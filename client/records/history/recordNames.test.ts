import { describe, expect, it } from 'vitest';
import { businessKinds, recordKinds } from '../../../gateway/testing/record-kinds.ts';
import { partLists } from '../../generated/partLists.ts';
import { records } from '../../generated/records.ts';
import { catalogueTexts } from '../../testing/catalogues.ts';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
import { derivedKinds } from '../resources.ts';
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
    const words = catalogueTexts('en');
    const isNamed = (kind: string, name: string) =>
      words.has(`records:fieldsOf.${kind}.${name}`) || words.has(`records:fields.${name}`);
    // Derived screens take the names that the SDL has, and tell of no references yet.
    const isDerived = (kind: string) => derivedKinds().some((each) => each.kind === kind);
    const isSpelledOut = (kind: string, name: string) => {
      const { fields, parts } = records.find((each) => each.kind === kind)!;
      return (
        name.endsWith('Id') ||
        fields.some(({ column }) => column === name) ||
        parts.some((part) => part.table === name)
      );
    };
    const hasName = (kind: string, name: string) =>
      isDerived(kind) ? isSpelledOut(kind, name) : isNamed(kind, name);
    const shown = businessKinds.flatMap(({ kind, table, parts = [] }) => {
      const columns = tables.get(table)!.filter((column) => !isInternal(column));
      return [...columns, ...parts.map((part) => part.table)].filter(
        (name) => !hasName(kind, name),
      );
    });
    expect(shown).toEqual([]);
    const kinds = recordKinds.map(({ kind }) => kind).filter((kind) => !isDerived(kind));
    expect(kinds.filter((kind) => !words.has(`records:kinds.${kind}`))).toEqual([]);
  });

  it('tells a row of plain objects by all that it holds, whichever list it is in', () => {
    const words = { t: (key: string) => key, number: String } as unknown as Words;
    const row = { name: 'Ana', email: 'ana@example.com', isMain: 1, position: 0 };
    const text = (field: string) => valueText(words, { kind: 'Customer', field }, [row]);
    expect(partLists.length).toBeGreaterThan(2);
    for (const list of partLists) expect(text(list)).toBe('Ana, ana@example.com, fields.isMain');
    expect(text('customerTags')).toBe('Ana');
  });

  it('tells a picture by that word, not by its URL', () => {
    const words = { t: (key: string) => key } as unknown as Words;
    const text = (kind: string, field: string) =>
      valueText(words, { kind, field }, 'https://example.test/1.png');
    expect(text('Product', 'imgUrl')).toBe('history.picture');
    expect(text('Company', 'logo')).toBe('history.picture');
    expect(text('Account', 'avatar')).toBe('history.picture');
    expect(text('Customer', 'website')).toBe('https://example.test/1.png');
    const pictures = [{ url: 'https://example.test/1.png', alt: 'Frente' }];
    const row = valueText(words, { kind: 'Product', field: 'productPictures' }, pictures);
    expect(row).toBe('history.picture, Frente');
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

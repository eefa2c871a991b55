import { describe, expect, it } from 'vitest';
import { businessKinds, recordKinds } from '../../../gateway/testing/record-kinds.ts';
import { partLists } from '../../generated/partLists.ts';
import { records } from '../../generated/records.ts';
import { catalogueTexts } from '../../testing/catalogues.ts';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
import { shownNameOf } from '../declaration.ts';
import { derivedKinds } from '../resources.ts';
import { columnKeys } from './columnKeys.ts';
import { valueText, type Words } from './valueText.ts';

const isInternal = (column: string) =>
  /^(id|version|searchText|.+Key|.+Position|createdNumber|passwordHash)$/.test(column);

describe('what history can show', () => {
  it('has a name: every kind of record, each column of business data, each list that belongs to it', async () => {
    const tables = await storedTables();
    expect(businessKinds.length).toBeGreaterThan(8);
    const words = catalogueTexts('en');
    const isNamed = (kind: string, column: string) =>
      columnKeys(kind, column).some((key) => words.has(`records:${key}`));
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
      return [...columns, ...parts.map((part) => part.table)]
        .filter((name) => !hasName(kind, name))
        .map((name) => `${kind}.${name}`);
    });
    expect(shown).toEqual([]);
    const kinds = recordKinds.map(({ kind }) => kind).filter((kind) => !isDerived(kind));
    expect(kinds.filter((kind) => !words.has(`records:kinds.${kind}`))).toEqual([]);
  });

  it.each(['en', 'pt-BR'])(
    'says a field’s label in the catalogue of its kind alone: %s',
    (language) => {
      const words = [...catalogueTexts(language)];
      const labels = records.flatMap(({ kind, fields }) =>
        fields.map((field) => ({ kind, name: shownNameOf(field) })),
      );
      const said = labels.filter(({ kind, name }) =>
        words.some(([key]) => key === `records:fieldsOf.${kind}.${name}`),
      );
      expect(said.length).toBeGreaterThan(100);
      const again = labels.flatMap(({ kind, name }) => {
        const namespace = catalogueOf(kind);
        return words
          .map(([key]) => key)
          .filter((key) => new RegExp(`^${namespace}:(fields|columns|form)\\.${name}$`).test(key));
      });
      expect(again).toEqual([]);
    },
  );

  it('tells a row of plain objects by all that it holds, whichever list it is in', () => {
    const words = { t: (key: string) => key, number: String } as unknown as Words;
    const row = { name: 'Ana', email: 'ana@example.com', isMain: 1, position: 0 };
    const text = (field: string) => valueText(words, { kind: 'Customer', field }, [row]);
    const lists = Object.entries(partLists);
    expect(lists.length).toBeGreaterThan(2);
    for (const [list, type] of lists)
      expect(text(list)).toBe(`Ana, ana@example.com, fieldsOf.${type}.isMain,fields.isMain`);
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

  it.each([
    ['Company', 'taxId', '11222333000181', '11.222.333/0001-81'],
    ['Invoice', 'buyerTaxId', '52998224725', '529.982.247-25'],
    ['Customer', 'document', '52998224725', '529.982.247-25'],
    ['Company', 'phone', '11912345678', '(11) 91234-5678'],
    ['Customer', 'cep', '01310100', '01310-100'],
    ['Project', 'comment', '01310100', '01310100'],
  ])('writes the number of %s.%s as the form does', (kind, field, stored, written) => {
    const words = { t: (key: string) => key } as unknown as Words;
    expect(valueText(words, { kind, field }, stored)).toBe(written);
  });

  it.each([
    ['Deal', 'closedAt', false, 'accounting day 2027-03-02T01:00:00.000Z'],
    ['Project', 'date', false, 'accounting day 2027-03-02T01:00:00.000Z'],
    ['Message', 'date', false, 'accounting day 2027-03-02T01:00:00.000Z'],
    ['User', 'bd', false, 'day 2027-03-02T01:00:00.000Z'],
    ['Deal', 'expectedCloseOn', false, 'day 2027-03-02T01:00:00.000Z'],
    ['Todo', 'startDate', false, 'day 2027-03-02T01:00:00.000Z'],
    ['Todo', 'dueDate', false, 'day 2027-03-02T01:00:00.000Z'],
    ['Todo', 'dueAt', false, 'moment 2027-03-02T01:00:00.000Z'],
    ['Event', 'end', false, 'accounting moment 2027-03-02T01:00:00.000Z'],
    ['Event', 'start', true, 'day 2027-03-02T01:00:00.000Z'],
    ['Event', 'end', true, 'day 2027-03-02T00:59:59.999Z'],
  ])('writes %s.%s as its declaration says (whole days: %s)', (kind, field, isAllDay, written) => {
    const words = {
      t: (key: string) => key,
      accountingDay: (at: string) => `accounting day ${at}`,
      accountingMoment: (at: string) => `accounting moment ${at}`,
      calendarDay: (at: string) => `day ${at}`,
      moment: (at: string) => `moment ${at}`,
    } as unknown as Words;
    expect(valueText(words, { kind, field, isAllDay }, '2027-03-02T01:00:00.000Z')).toBe(written);
  });

  it('writes the rows of invoices and deals as their features say', () => {
    const words = {
      t: (key: string) => key,
      number: String,
      money: (amount: number) => `$${amount}`,
      price: (amount: number) => `$${amount}`,
      calendarDay: (at: string) => `day ${at}`,
    } as unknown as Words;
    const line = {
      name: 'Vaso',
      unitThousandths: 1500,
      quantityThousandths: 2000,
      priceMillionths: 12_500,
    };
    const text = (kind: string, field: string, row: object) =>
      valueText(words, { kind, field }, [row]);
    expect(text('Invoice', 'invoiceItems', line)).toBe('Vaso · 1.5 × $0.0125');
    expect(text('Deal', 'dealProducts', line)).toBe('Vaso · 2 × $0.0125');
    const payment = { paidOn: '2026-03-02T00:00:00.000Z', method: 'pix', amountCents: 550 };
    expect(text('Invoice', 'invoicePayments', payment)).toBe(
      'day 2026-03-02T00:00:00.000Z · choicesOf.Invoice.method.pix · $5.5',
    );
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

async function storedTables(): Promise<Map<string, string[]>> {
  const { store } = await startOwnGateway({ isEmpty: true });
  const tables = await store.db.introspection.getTables();
  return new Map(
    tables.map(({ name, columns }) => [
      camelCase(name),
      columns.map((column) => camelCase(column.name)),
    ]),
  );
}

const catalogues = import.meta.glob<{ kinds?: object }>('../../../schema/*.records.words.en.ts', {
  eager: true,
  import: 'texts',
});

const catalogueOf = (kind: string) =>
  Object.entries(catalogues)
    .find(([, { kinds = {} }]) => kind in kinds)?.[0]
    .split('/')
    .at(-2);

const camelCase = (name: string) =>
  name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());

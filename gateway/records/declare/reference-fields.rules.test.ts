import { describe, expect, it } from 'vitest';
import { expand } from '../expand/expand.ts';
import { readSources } from '../expand/sdl.ts';
import { declarationsIn } from './declare.ts';
import { tableOf } from './record-table.ts';
import { problemText } from '../../errors/problem.ts';
import { unknownRecord } from './unknown-record.ts';

const base = readSources().find((text) => text.includes('directive @record('))!;

const sdl = `
  "Somebody who delivers."
  type Courier @record(title: "name") {
    "Name." name: String! @sort @search
  }
  "What is delivered."
  type Parcel @record(title: "label") {
    "Label." label: String! @sort
    "Who delivers it." courier: Courier @reference @filter(by: EQUALS)
    "Identifier of who made it." makerId: ID
    "Who made it." maker: Courier @reference
    "Who answers for it." keeper: Courier! @reference @createOnly
  }
`;

const fieldNamed = (name: string) =>
  declarationsIn([sdl])
    .get('Parcel')!
    .fields.find((field) => field.name === name);

describe('a reference', () => {
  it('has a field with the id, which takes its directives', () => {
    expect(fieldNamed('courierId')).toMatchObject({
      kind: 'id',
      isRequired: false,
      description: 'Identifier of the courier, null when there is none.',
      filter: { by: 'EQUALS', name: 'courierId' },
      reference: { field: 'courier', kind: 'Courier', type: 'Courier' },
    });
    expect(fieldNamed('courier')).toMatchObject({ kind: 'other', filter: undefined });
    expect(fieldNamed('keeperId')).toMatchObject({ isRequired: true, isCreateOnly: true });
  });

  it('leaves a field for the id that is written by hand as it is', () => {
    expect(fieldNamed('makerId')).toMatchObject({
      description: 'Identifier of who made it.',
      reference: { field: 'maker', kind: 'Courier' },
    });
  });

  it('is in the inputs, the filter and the type by its id', () => {
    const text = expand([base, sdl]).join('\n');
    expect(text).toContain('courierId: ID');
    expect(text.match(/makerId: ID\b/g)!.length).toBeGreaterThan(2);
    expect(text).toMatch(/input CreateParcelInput \{[^}]*keeperId: ID!/);
    expect(text).not.toMatch(/input UpdateParcelInput \{[^}]*keeperId/);
    expect(text).toMatch(/input ParcelFilter \{[^}]*courierIdIn: \[ID\]/);
  });

  it('to any kind has a field with that too, and comes from each kind but those that are attached alone', () => {
    const attached = `
      "A picture of something." type Photo @record(title: "url", listed: false) {
        "Where it is." url: String!
        "What it shows." record: AnyRecord @reference(to: "ANY", onDelete: CASCADE)
      }
    `;
    const declarations = declarationsIn([sdl, attached]);
    const { fields, referringFields } = declarations.get('Photo')!;
    expect(fields.map(({ name }) => name)).toEqual(['url', 'recordKind', 'recordId', 'record']);
    expect(fields[2]!.reference).toMatchObject({ kindColumn: 'recordKind', onDelete: 'CASCADE' });
    expect(referringFields).toEqual([]);
    expect(declarations.get('Parcel')!.referringFields).toMatchObject([{ column: 'recordId' }]);
    const text = expand([base, sdl, attached]).join('\n');
    expect(text).toContain('union AnyRecord = Courier | Parcel');
  });

  it('in rows that a record lists has a field with the id, and leaves it when the record is deleted', () => {
    const text = `
      type Hub @record(title: "name") { "Name." name: String! @sort "Stops." stops: [Stop!]! }
      "A stop." type Stop { "Who stops." boss: Courier @reference }
    `;
    const declarations = declarationsIn([sdl, text]);
    const [bossId] = declarations.get('Hub')!.fields.find(({ name }) => name === 'stops')!.inner;
    expect(bossId).toMatchObject({ name: 'bossId', reference: { field: 'boss', kind: 'Courier' } });
    expect(bossId!.reference!.to).toBe(declarations.get('Courier'));
    const referring = declarations.get('Courier')!.referringFields;
    expect(referring.map(({ declaration }) => declaration.kind)).not.toContain('Hub');
    const cascading = text.replace('@reference', '@reference(onDelete: CASCADE)');
    expect(() => declarationsIn([sdl, cascading])).toThrow('Stop.boss is a @reference in rows');
  });

  it('in a declared part is a column of its rows and in their input, and null once the record is deleted', () => {
    const text = `
      "A hub." type Hub @record(title: "name") {
        "Name." name: String! @sort
        "Stops." stops: [HubStop!]! @default(value: "[]") @part(most: 2)
      }
      "A stop." type HubStop { "Who stops." boss: Courier! @reference }
    `;
    const hub = declarationsIn([sdl, text]).get('Hub')!;
    expect(tableOf(hub).parts).toEqual([
      { table: 'hub_stops', key: 'hub_id', columns: { boss_id: 'text' } },
    ]);
    const expanded = expand([base, sdl, text]).join('\n');
    expect(expanded).toMatch(/input HubStopInput \{[^}]*bossId: ID!\s*\}/);
    expect(expanded).toMatch(/type HubStop \{[^}]*bossId: ID!\s[^}]*boss: Courier @reference/);
  });

  it('is refused in a declared part where its column is the one of the record itself', () => {
    const text = `type Hub @record(title: "name") { name: String! links: [Link!]! @part(most: 2) }
      type Link { hub: Hub @reference }`;
    expect(() => declarationsIn([sdl, text])).toThrow(
      'Link.hubId has the column hubId, which every row of Hub.links has: choose another name.',
    );
  });

  it.each([
    ['a type without @record', 'type Depot { boss: Courier @reference }'],
    [
      'an extension of a type',
      'extend type Depot { boss: Courier! @reference(onDelete: CASCADE) }',
    ],
  ])('is refused in %s, because nothing would follow from it', (_where, text) => {
    for (const read of [declarationsIn, expand]) {
      expect(() => read([base, sdl, text])).toThrow(
        'Depot.boss is a @reference outside of a type with @record: declare Depot with @record and the field in it, or write the identifier as a field of type ID.',
      );
    }
  });

  it.each([
    [
      'a type that there is not',
      '"Who packs it." packer: Curier @reference',
      'Box.packer refers to Curier, and the schema has no such type.',
    ],
    [
      'a list with the name of a field',
      '"Who packs it." packer: Courier @reference(inverse: "name")',
      'Box.packer names its list on the other side Courier.name, which is a field of that name: choose another inverse.',
    ],
    [
      'a list with the name of another list',
      `"Who packs it." packer: Courier @reference(inverse: "boxes")
      "Who opens it." opener: Courier @reference(inverse: "boxes")`,
      'Box.opener names its list on the other side Courier.boxes, which is the list of Box.packer: choose another inverse.',
    ],
  ])('is refused for %s', (_what, field, problem) => {
    const text = `"A box." type Box @record(title: "label") { "Label." label: String! @sort ${field} }`;
    for (const read of [declarationsIn, expand]) {
      expect(() => read([base, sdl, text])).toThrow(problem);
    }
  });

  it('names the kind of a record that is not there, where the catalogue has it', () => {
    const said = (kind: string) =>
      (['en', 'pt-BR'] as const).map((language) => problemText(unknownRecord(kind), language));
    expect(said('Customer')).toEqual(['is not a customer', 'não é um cliente']);
    expect(said('LossReason')).toEqual(['is not a loss reason', 'não é um motivo da lista']);
    expect(said('Account')).toEqual(['is not an account', 'não é uma conta']);
    expect(said('Courier')).toEqual(['is not a courier', 'não é um registro conhecido']);
  });
});

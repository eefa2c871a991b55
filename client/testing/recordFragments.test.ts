import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { describe, expect, it } from 'vitest';

const [sdl = ''] = Object.values(
  import.meta.glob<string>('../../gateway/graphql/generated/schema.graphql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const documents = import.meta.glob<string>(
  '../{features,generated/declared,layout,records}/**/*.graphql',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const schema = buildSchema(sdl, { assumeValid: true });
const written = parse(Object.values(documents).join('\n'));

const fragments = new Map(
  written.definitions.flatMap((each) =>
    each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each.selectionSet] as const] : [],
  ),
);

const ownFields = ({ selections }: SelectionSetNode) =>
  selections.flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : []));

/** Returns the fields of a selection with those of the fragments that it spreads. */
function fieldsOf(selected: SelectionSetNode): string[] {
  const spread = selected.selections.flatMap((each) =>
    each.kind === Kind.FRAGMENT_SPREAD ? (fragments.get(each.name.value) ?? []) : [],
  );
  return [...ownFields(selected), ...spread.flatMap(fieldsOf)];
}

/** Returns each selection of a version: its type, where it stands, and the other fields selected there. */
function selectionsOfVersion() {
  const found: { type: string; in: string; fields: string[] }[] = [];
  const types = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(types, {
    SelectionSet(node, _key, parent) {
      const type = getNamedType(types.getType());
      // A change that is told of has the version of the record, and none of its fields.
      const isTold = isObjectType(type) && type.name === 'RecordChange';
      const isVersioned = isObjectType(type) && type.getFields().version !== undefined && !isTold;
      if (!isVersioned || !ownFields(node).includes('version')) return;
      const owner = parent && 'kind' in parent ? parent : undefined;
      const isFragment = owner?.kind === Kind.FRAGMENT_DEFINITION;
      found.push({
        type: type.name,
        in: isFragment ? owner.name.value : 'an operation',
        fields: fieldsOf(node),
      });
    },
  });
  visit(written, visitor);
  return found;
}

/** Fields that an input names otherwise than the type; undefined for those that are not of the record. */
const inputNames: Record<string, string | undefined> = {
  'Deal.customerId': 'customer',
  'Deal.ownerId': 'owner',
  'Invoice.customerId': 'customer',
  'Invoice.isCorrection': undefined,
  'Card.boardId': undefined,
  'Card.columnId': undefined,
  'Card.description': 'descriptionHtml',
};

describe('a selection of a version', () => {
  const selections = selectionsOfVersion();
  const types = [...new Set(selections.map(({ type }) => type))];

  it('is made by one fragment of each type, which every other spreads', () => {
    const places = types.map((type) => [
      type,
      selections.filter((each) => each.type === type).map((each) => each.in),
    ]);
    expect(Object.fromEntries(places)).toEqual({
      Board: ['BoardRecord'],
      Card: ['CardDialog_card'],
      Company: ['CompanyPage_company'],
      Customer: ['CustomerForm_customer'],
      Deal: ['DealForm_deal'],
      Event: ['EventTile_event'],
      Invoice: ['EditInvoiceForm_invoice'],
      Note: ['TimelineNote_note'],
      Product: ['ProductForm_product'],
      Project: ['ProjectDetails_project'],
      Todo: ['TodoItem_todo'],
      User: ['UserDetails_user'],
    });
  });

  it.each(types)('comes with every field of %s that a form can change', (type) => {
    const input = schema.getType(`Update${type}Input`) ?? schema.getType(`Rename${type}Input`);
    if (!isInputObjectType(input)) throw new Error(`No input changes ${type}`);
    const current = Object.values(input.getFields()).filter((each) => !each.deprecationReason);
    const wanted = current.flatMap(({ name }) => {
      const key = `${type}.${name}`;
      return key in inputNames ? (inputNames[key] ?? []) : name;
    });
    const { fields = [] } = selections.find((each) => each.type === type) ?? {};
    expect(wanted.filter((name) => !fields.includes(name))).toEqual([]);
  });
});

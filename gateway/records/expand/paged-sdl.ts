import type { DeclaredOrder } from '../declare/declaration.ts';
import { type FieldDefinitionNode, print } from 'graphql';
import { orderOf } from '../declare/declare.ts';
import { fieldsIn } from '../declare/sdl-nodes.ts';
import { argumentsOf, pluralOf, shapeOf, toWords } from '../declare/sdl-nodes.ts';
import type { Derived, ExpandedField } from './derived.ts';
import { described } from '../declare/record-words.ts';

export function expandPaged(field: FieldDefinitionNode): ExpandedField | undefined {
  const given = argumentsOf<{ order?: string }>(field, 'paged');
  if (!given) return undefined;
  const { type } = shapeOf(field.type);
  const nouns = toWords(pluralOf(type));
  const own = (field.arguments ?? []).map((each) => print(each));
  const [plain] = fieldsIn(
    `${field.name.value}(${[...pageArguments, ...own].join('\n')}): ${type}Connection!`,
  );
  const sort = field.arguments?.find(({ name }) => name.value === 'sort');
  const types = [connectionOf(type, nouns)];
  if (sort && given.order) {
    types.push(sortOf(shapeOf(sort.type).type, nouns, orderOf(given.order)));
  }
  const { description, directives = [] } = field;
  return { field: { ...plain!, description, directives }, types };
}

export const pageArguments: readonly string[] = [
  described('Number of entries from the start, at most 100.', 'first: Int'),
  described('Cursor that the page starts after.', 'after: String'),
  described('Number of entries from the end, at most 100; instead of `first`.', 'last: Int'),
  described('Cursor that the page ends before.', 'before: String'),
];

export const connectionOf = (type: string, nouns: string, more = ''): Derived => ({
  name: `${type}Connection`,
  text: described(
    `A page of ${nouns}.`,
    `type ${type}Connection {
      ${described(`The ${nouns} of this page.`, `nodes: [${type}!]!`)}
      ${described('Pagination details.', 'pageInfo: PageInfo!')}
      ${described(`Number of ${nouns} on all pages.`, 'totalCount: Int!')}
      ${more}
    }`,
  ),
});

export const sortOf = (name: string, nouns: string, order: DeclaredOrder): Derived => ({
  name,
  text: described(
    `Order of ${nouns}; ties are ordered by id.`,
    `input ${name} {
      ${described('Field to sort by.', `field: ${name}Field! = ${order.field}`)}
      ${described('Sort direction.', `direction: SortDirection! = ${order.direction}`)}
    }`,
  ),
});

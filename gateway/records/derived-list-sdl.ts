import { type DeclaredField, type Declaration, searchedFields, wordsOf } from './declare.ts';
import type { Derived } from './derived-sdl.ts';
import { connectionOf, sortOf } from './paged-sdl.ts';
import { described, nounsOf } from './record-words.ts';

export const list = (declaration: Declaration): Derived[] => [
  connectionOf(declaration.kind, nounsOf(declaration)),
  filter(declaration),
  sortOf(`${declaration.kind}Sort`, nounsOf(declaration), declaration.order),
  sortField(declaration),
];

function filter(declaration: Declaration): Derived {
  const { kind, fields } = declaration;
  const nouns = nounsOf(declaration);
  const searched = searchedFields(declaration).map((name) => `the ${wordsOf(name)}`);
  const text = described(
    `Words in ${searched.join(', ')}; case and accents do not matter.`,
    'text: String',
  );
  return {
    name: `${kind}Filter`,
    text: described(
      `Filter of ${nouns}. Omitted fields do not restrict.`,
      `input ${kind}Filter {
        ${described(`Any of these ${nouns}, at most 100.`, 'ids: [ID!]')}
        ${searched.length > 0 ? text : ''}
        ${fields.flatMap(filtersOf).join('\n')}
      }`,
    ),
  };
}

function sortField(declaration: Declaration): Derived {
  const { kind, fields } = declaration;
  const values = fields
    .filter(({ sortColumn }) => sortColumn !== undefined)
    .map((field) => {
      const { name, description, kind: of } = field;
      const text = `The ${wordsOf(name)}, without case and accents.`;
      return described(of === 'text' ? text : description, name);
    });
  return {
    name: `${kind}SortField`,
    text: described(
      `Fields that ${nounsOf(declaration)} can be ordered by.`,
      `enum ${kind}SortField { ${values.join('\n')} }`,
    ),
  };
}

function filtersOf({ name, type, filter }: DeclaredField): string[] {
  if (!filter) return [];
  const what = wordsOf(name);
  if (filter.by === 'EQUALS') return [described(`With this ${what}.`, `${filter.name}: ${type}`)];
  if (filter.by === 'ANY') {
    return [described(`With any of these as the ${what}.`, `${filter.name}: [${type}!]`)];
  }
  return [
    described(`With the ${what} from here on.`, `${filter.name}From: ${type}`),
    described(`With the ${what} before this.`, `${filter.name}To: ${type}`),
  ];
}

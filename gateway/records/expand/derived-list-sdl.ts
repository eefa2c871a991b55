import type { Declaration, DeclaredField } from '../declare/declaration.ts';
import { countedFields, searchedFields } from '../declare/declare.ts';
import { calendarDayDirective, sortNameOf } from '../declare/declared-fields.ts';
import { toWords } from '../declare/sdl-nodes.ts';
import type { Derived } from './derived.ts';
import { connectionOf, sortOf } from './paged-sdl.ts';
import { described, nounsOf } from '../declare/record-words.ts';

export const listTypesSdl = (declaration: Declaration): Derived[] => [
  connectionOf(declaration.kind, nounsOf(declaration), counts(declaration)),
  filter(declaration),
  sortOf(`${declaration.kind}Sort`, nounsOf(declaration), declaration.order),
  sortField(declaration),
  ...countField(declaration),
];

function counts(declaration: Declaration): string {
  if (countedFields(declaration).length === 0) return '';
  const { kind } = declaration;
  return described(
    'Number of entries on all pages by value of a field: the most common values first, at most 100. Entries without a value are counted together.',
    `counts(${described('Field to count by.', `by: ${kind}CountField!`)}): [ValueCount!]! @listSize(assumedSize: 20)`,
  );
}

function countField(declaration: Declaration): Derived[] {
  const counted = countedFields(declaration);
  if (counted.length === 0) return [];
  const name = `${declaration.kind}CountField`;
  const values = counted.map((field) => described(field.description, field.name));
  const text = `Fields that ${nounsOf(declaration)} can be counted by.`;
  return [{ name, text: described(text, `enum ${name} { ${values.join('\n')} }`) }];
}

function filter(declaration: Declaration): Derived {
  const { kind, fields } = declaration;
  const nouns = nounsOf(declaration);
  const searched = searchedFields(declaration).map((name) => `the ${toWords(name)}`);
  const text = described(
    `Words in ${searched.join(', ')}; case and accents are ignored.`,
    'text: String',
  );
  return {
    name: `${kind}Filter`,
    text: described(
      `Filter of ${nouns}. Omitted fields do not restrict.`,
      `input ${kind}Filter {
        ${described(`Identifiers of the ${nouns}, at most 100.`, 'ids: [ID!]')}
        ${searched.length > 0 ? text : ''}
        ${fields.flatMap(filtersOf).join('\n')}
      }`,
    ),
  };
}

function sortField(declaration: Declaration): Derived {
  const { kind, fields, order } = declaration;
  const sorted = fields.filter(({ sortColumn }) => sortColumn !== undefined);
  const values = sorted.map((field) => {
    const { description, kind: of, reference } = field;
    const name = sortNameOf(field);
    if (reference) return described(`The title of the ${toWords(name)}.`, name);
    const text = `The ${toWords(name)}; case and accents are ignored.`;
    return described(of === 'text' ? text : description, name);
  });
  return {
    name: `${kind}SortField`,
    ...(sorted.length === 0 && {
      problem: `${kind} is listed by ${order.field}, which needs @sort.`,
    }),
    text: described(
      `Fields that ${nounsOf(declaration)} can be ordered by.`,
      `enum ${kind}SortField { ${values.join('\n')} }`,
    ),
  };
}

function filtersOf({ name, kind, type, filter, ...field }: DeclaredField): string[] {
  if (!filter) return [];
  const { values, none } = field.reference
    ? { values: `[${type}]`, none: ' Null stands for none.' }
    : { values: `[${type}!]`, none: '' };
  const anyOf = (key: string) =>
    described(`Any of these values of \`${name}\`.${none}`, `${key}: ${values}`);
  const noneOf = described(
    `None of these values of \`${name}\`.${none}`,
    `${filter.name}NotIn: ${values}`,
  );
  if (filter.by === 'EQUALS') {
    const equal = described(`Value of \`${name}\`.`, `${filter.name}: ${type}`);
    return kind === 'flag' ? [equal] : [equal, anyOf(`${filter.name}In`), noneOf];
  }
  if (filter.by === 'ANY') return [anyOf(filter.name), noneOf];
  return [
    described(
      `Lower bound of \`${name}\`, included.`,
      `${filter.name}From: ${type}${calendarDayDirective(field)}`,
    ),
    described(
      `Upper bound of \`${name}\`, excluded.`,
      `${filter.name}To: ${type}${calendarDayDirective(field)}`,
    ),
  ];
}

import type { Declaration, DeclaredField } from '../declare/declaration.ts';
import { countedFields, searchedFields } from '../declare/declare.ts';
import { filterLimits } from '../../config/limits.ts';
import {
  calendarDayDirective,
  isEmptyFilterOf,
  mayBeEmpty,
  sortNameOf,
} from '../declare/declared-fields.ts';
import { twinOf } from '../declare/former-fields.ts';
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
        ${described(`At least one of these filters matches; with none of them, nothing does. ${GROUPS}`, `or: [${kind}Filter!]`)}
        ${described('All of these filters match, too.', `and: [${kind}Filter!]`)}
      }`,
    ),
  };
}

const GROUPS = `The groups of a filter are at most ${filterLimits.depth} levels deep, ${filterLimits.groups} in all, with ${filterLimits.values} values.`;

function sortField(declaration: Declaration): Derived {
  const { kind, fields, order } = declaration;
  const sorted = fields.filter(({ sortColumn }) => sortColumn !== undefined);
  const values = sorted.flatMap((field) => {
    const { description, kind: of, reference, former } = field;
    const name = sortNameOf(field);
    if (reference) return described(`The title of the ${toWords(name)}.`, name);
    const text = `The ${toWords(name)}; case and accents are ignored.`;
    const own = described(of === 'text' ? text : description, name);
    return former ? [twinOf({ name, former }), own] : own;
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

function filtersOf(field: DeclaredField): string[] {
  const { name, filter } = field;
  if (!filter) return [];
  return [
    ...valueFilters(field),
    ...(filter.isRange ? rangeFilters(field) : []),
    ...(mayBeEmpty(field)
      ? [described(`Whether \`${name}\` has no value.`, `${isEmptyFilterOf(field)}: Boolean`)]
      : []),
  ];
}

function valueFilters(field: DeclaredField): string[] {
  const { name, kind, type, filter } = field;
  const { by, name: key } = filter!;
  if (by === 'SPAN') return [];
  const { values, none } = mayBeEmpty(field)
    ? { values: `[${type}]`, none: ' Null stands for none.' }
    : { values: `[${type}!]`, none: '' };
  const anyOf = (of: string) =>
    described(`Any of these values of \`${name}\`.${none}`, `${of}: ${values}`);
  const noneOf = described(`None of these values of \`${name}\`.${none}`, `${key}NotIn: ${values}`);
  if (by === 'ANY') return [anyOf(key), noneOf];
  const equal = described(`Value of \`${name}\`.`, `${key}: ${type}`);
  return kind === 'flag' ? [equal] : [equal, anyOf(`${key}In`), noneOf];
}

function rangeFilters(declared: DeclaredField): string[] {
  const { name, type, filter, ...field } = declared;
  const [from, to] = [`${filter!.name}From`, `${filter!.name}To`];
  const day = calendarDayDirective(field);
  return [
    described(`Lower bound of \`${name}\`, included.`, `${from}: ${type}${day}`),
    described(`Upper bound of \`${name}\`, excluded.`, `${to}: ${type}${day}`),
    ...formerFilters(declared),
  ];
}

/** Returns the twins of the filters of a day that had another name. */
function formerFilters(field: DeclaredField): string[] {
  const { filter, former } = field;
  if (former?.filter === undefined) return [];
  const twin = (suffix: string, type: string) =>
    twinOf({ name: `${filter!.name}${suffix}`, former }, `${former.filter}${suffix}`, type);
  const empty = mayBeEmpty(field) ? [twin('IsEmpty', 'Boolean')] : [];
  return [twin('From', 'DateTime'), twin('To', 'DateTime'), ...empty];
}

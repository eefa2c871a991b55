import {
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  type TypeNode,
  valueFromASTUntyped,
} from 'graphql';

export function shapeOf(type: TypeNode): { type: string; isRequired: boolean; isList: boolean } {
  if (type.kind === Kind.NON_NULL_TYPE) return { ...shapeOf(type.type), isRequired: true };
  if (type.kind === Kind.LIST_TYPE) {
    return { type: shapeOf(type.type).type, isRequired: false, isList: true };
  }
  return { type: type.name.value, isRequired: false, isList: false };
}

export function argumentsOf<Arguments extends object>(
  { directives = [] }: Pick<ObjectTypeDefinitionNode, 'directives'>,
  name: string,
): Arguments | undefined {
  const directive = directives.find((each) => each.name.value === name);
  if (!directive) return undefined;
  const given = directive.arguments ?? [];
  return Object.fromEntries(
    given.map((each) => [each.name.value, valueFromASTUntyped(each.value)]),
  ) as Arguments;
}

export const fieldsIn = (text: string): readonly FieldDefinitionNode[] =>
  (parse(`type Of { ${text} }`).definitions[0] as ObjectTypeDefinitionNode).fields ?? [];

export const lowerFirst = (name: string) => name.replace(/^./, (letter) => letter.toLowerCase());

export function pluralOf(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

/** Returns a name as words: `expected close on` for `expectedCloseOn`. */
export const toWords = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

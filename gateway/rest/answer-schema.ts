import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  getNullableType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isLeafType,
  isListType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { fragmentOf } from '../graphql/document-shape.ts';
import { isNullable, type JsonSchema, leafSchema, orNull } from '../graphql/json-schema.ts';

/** Stands for any value of a leaf in sample data. */
export class Leaf {
  constructor(
    readonly schema: JsonSchema,
    readonly isOptional = false,
  ) {}
}

interface Marks {
  nullables: WeakSet<object>;
  /** The values of fields with `@include`, which an answer can lack. */
  optional: WeakSet<object>;
}

/** Runs `answer` on sample data of the operation's shape, so both have the same shape. */
export function answerSchema(
  schema: GraphQLSchema,
  document: DocumentNode,
  answer: (data: never) => unknown,
): JsonSchema {
  const marks: Marks = { nullables: new WeakSet(), optional: new WeakSet() };
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('It is no operation.');
  const root = schema.getRootType(operation.operation)!;
  const sampling = { schema, document, ...marks };
  const data = sampleObject(sampling, operation.selectionSet, root);
  return schemaOf(answer(data as never), marks, true);
}

interface Sampling extends Marks {
  schema: GraphQLSchema;
  document: DocumentNode;
}

function sampleObject(sampling: Sampling, selections: SelectionSetNode, type: GraphQLObjectType) {
  const sample: Record<string, unknown> = {};
  for (const field of fieldsIn(sampling, selections)) {
    const { name, alias } = field;
    const definition = type.getFields()[name.value];
    if (definition) {
      sample[alias?.value ?? name.value] = sampleValue(sampling, field, definition.type);
    }
  }
  return sample;
}

function fieldsIn(sampling: Sampling, { selections }: SelectionSetNode): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : fragmentOf(sampling.document, selection.name.value);
    return fragment ? fieldsIn(sampling, fragment.selectionSet) : [];
  });
}

function sampleValue(sampling: Sampling, field: FieldNode, type: GraphQLOutputType): unknown {
  const inner = getNullableType(type);
  if (isLeafType(inner)) {
    const schema = leafSchema(inner);
    return new Leaf(isNullable(type) ? orNull(schema) : schema);
  }
  const sample = isListType(inner)
    ? [sampleValue(sampling, field, inner.ofType)]
    : sampleObject(sampling, field.selectionSet!, getNamedType(inner) as GraphQLObjectType);
  if (isNullable(type)) sampling.nullables.add(sample);
  if (field.directives?.some(({ name }) => name.value === 'include')) sampling.optional.add(sample);
  return sample;
}

/** A null answer is a 404, so `isWhole` is never null. */
function schemaOf(value: unknown, marks: Marks, isWhole = false): JsonSchema {
  if (value instanceof Leaf) return value.schema;
  if (typeof value !== 'object' || value === null) return { type: typeOf(value) };
  const schema = Array.isArray(value)
    ? { type: 'array', items: value.length > 0 ? schemaOf(value[0], marks) : {} }
    : {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(value).map(([name, each]) => [name, schemaOf(each, marks)]),
        ),
        required: Object.entries(value)
          .filter(([, each]) => !isOptional(each, marks))
          .map(([name]) => name),
        additionalProperties: false,
      };
  return marks.nullables.has(value) && !isWhole ? orNull(schema) : schema;
}

const isOptional = (value: unknown, { optional }: Marks) =>
  value instanceof Leaf ? value.isOptional : optional.has(value as object);

const typeOf = (value: unknown) => (value === null ? 'null' : typeof value);

import { buildOperationNodeForField, MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  type DocumentNode,
  execute,
  type GraphQLFieldConfig,
  type GraphQLSchema,
  isRequiredArgument,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  getNamedType,
  isUnionType,
} from 'graphql';
import { StaleVersion } from '../records/write/stale-version.ts';
import type { Context } from './context.ts';
import { conflict, type LastChange } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';

const DEPTH = 3;

/**
 * Turns the stale change of every mutation into a CONFLICT that carries the record as it now is, and who changed it
 * when.
 */
export function withCurrentRecords(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.MUTATION_ROOT_FIELD]: (field) =>
      refusingStale(field as GraphQLFieldConfig<unknown, Context>),
  });
}

function refusingStale(
  field: GraphQLFieldConfig<unknown, Context>,
): GraphQLFieldConfig<unknown, Context> {
  const resolve = field.resolve ?? defaultFieldResolver;
  return {
    ...field,
    async resolve(source, args, context, info) {
      try {
        return await resolve(source, args, context, info);
      } catch (error) {
        throw error instanceof StaleVersion ? await staleConflict(context, error) : error;
      }
    },
  };
}

async function staleConflict(context: Context, { kind, id, about }: StaleVersion) {
  const field = kind.replace(/^./, (letter) => letter.toLowerCase());
  const current = await currentRecord(context, field, id);
  const changed = await lastChange(context, id);
  return conflict(about ?? problem('record_changed', { kind: field }), { current, changed });
}

const LAST_CHANGE = parse(
  'query ($of: ID!) { history(of: $of, first: 1) { nodes { at by { id name } } } }',
);

/** Returns what the record's history tells the caller of its last change; undefined when it tells nothing. */
async function lastChange(contextValue: Context, of: string): Promise<LastChange | undefined> {
  const { schema } = contextValue;
  const asked = { schema, document: LAST_CHANGE, contextValue, variableValues: { of } };
  const { data } = (await execute(asked)) as { data?: { history: { nodes: LastChange[] } } | null };
  return data?.history.nodes[0];
}

/** Returns a record as the query field of its name answers it, with every field of its own that needs no argument. */
async function currentRecord(context: Context, field: string, id: string): Promise<unknown> {
  const { schema } = context;
  const operation = buildOperationNodeForField({
    schema,
    kind: OperationTypeNode.QUERY,
    field,
    depthLimit: DEPTH,
    circularReferenceDepth: 1,
  });
  const asked = withoutArguments(schema, operation);
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [asked] };
  const variable = asked.variableDefinitions?.[0]?.variable.name.value ?? 'id';
  const result = await execute({
    schema,
    document,
    contextValue: context,
    variableValues: { [variable]: id },
  });
  return result.data?.[field];
}

/** Returns the operation without nested fields that need an argument or answer a record of any kind, and with no variable but that of the record. */
function withoutArguments(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
): OperationDefinitionNode {
  const types = new TypeInfo(schema);
  const isNested = () => types.getParentType() !== schema.getQueryType();
  const asked = visit(
    operation,
    visitWithTypeInfo(types, {
      Field(field) {
        if (!isNested()) return undefined;
        const asked = types.getFieldDef();
        if (asked && (asked.args.some(isRequiredArgument) || isUnionType(getNamedType(asked.type))))
          return null;
        return { ...field, arguments: [] };
      },
    }),
  );
  return { ...asked, variableDefinitions: asked.variableDefinitions?.slice(0, 1) ?? [] };
}

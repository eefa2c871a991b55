import {
  type DocumentNode,
  GraphQLScalarType,
  GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';

/** Compiles an operation; undefined when it must be interpreted. Compiled ones take coerced variables. */
export type Compile = (
  document: DocumentNode,
  definition: OperationDefinitionNode,
) => CompiledQuery['query'] | undefined;

/** The type of variables that graphql has coerced, since graphql-jit ignores defaults of non-null input fields. */
const AsRead = new GraphQLScalarType({ name: 'AsRead' });

export function compilerOf(schema: GraphQLSchema): Compile {
  const { types, ...config } = schema.toConfig();
  const withAsRead = new GraphQLSchema({ ...config, types: [...types, AsRead] });
  return (document, definition) => {
    if (!isCompilable(document)) return undefined;
    const query = compileQuery(withAsRead, takingAsRead(document), definition.name?.value ?? '');
    return isCompiledQuery(query) ? query.query : undefined;
  };
}

/**
 * Tells whether graphql-jit answers as graphql does: it forgets defaults of variables inside literals, and drops some
 * conditional selections.
 */
function isCompilable(document: DocumentNode): boolean {
  let isDifferent = false;
  const hasVariable = (node: object) => JSON.stringify(node).includes(`"kind":"${Kind.VARIABLE}"`);
  visit(document, {
    [Kind.DIRECTIVE]: () => void (isDifferent = true),
    [Kind.OBJECT]: (node) => void (isDifferent ||= hasVariable(node)),
    [Kind.LIST]: (node) => void (isDifferent ||= hasVariable(node)),
  });
  return !isDifferent;
}

function takingAsRead(document: DocumentNode): DocumentNode {
  return visit(document, {
    [Kind.VARIABLE_DEFINITION]: ({ kind, variable }) => ({
      kind,
      variable,
      type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: AsRead.name } },
    }),
  });
}

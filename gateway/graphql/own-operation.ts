import {
  type DocumentNode,
  getOperationAST,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { type Access, accessOf } from './access.ts';
import { documentErrors } from './document-rules.ts';

export interface OwnOperation {
  definition: OperationDefinitionNode;
  access: Access;
}

const checked = new WeakMap<GraphQLSchema, WeakMap<DocumentNode, OwnOperation>>();

/** Checks a document that the gateway runs itself. Throws, naming the call, when it is invalid. */
export function ownOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  call: string,
): OwnOperation {
  const ofSchema = checked.get(schema) ?? new WeakMap<DocumentNode, OwnOperation>();
  checked.set(schema, ofSchema);
  const known = ofSchema.get(document);
  if (known) return known;
  const [error] = documentErrors(schema, document);
  const definition = getOperationAST(document);
  if (error || !definition) {
    throw new Error(`The operation of ${call} does not hold: ${error?.message}`);
  }
  const operation = { definition, access: accessTo(schema, definition) };
  ofSchema.set(document, operation);
  return operation;
}

function accessTo(
  schema: GraphQLSchema,
  { operation, selectionSet }: OperationDefinitionNode,
): Access {
  const [field] = selectionSet.selections;
  if (field?.kind !== Kind.FIELD) return undefined;
  const config = schema.getRootType(operation)?.toConfig().fields[field.name.value];
  return config && accessOf(schema, config);
}

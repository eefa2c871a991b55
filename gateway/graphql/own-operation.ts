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
  /** Who may run it: what its first field says. */
  access: Access;
}

const checked = new WeakMap<GraphQLSchema, WeakMap<DocumentNode, OwnOperation>>();

/**
 * What follows from a document that the gateway itself runs for one of its calls. Checked once for a schema;
 * throws, naming the call, when it does not hold.
 */
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

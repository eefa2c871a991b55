import {
  type DocumentNode,
  getNamedType,
  type GraphQLSchema,
  Kind,
  type NamedTypeNode,
  type NameNode,
  type TypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** The scalars whose place others took, by the new one; documents written before may still declare them. */
const earlier: Readonly<Record<string, string>> = { Quantity: 'Int', UnitPrice: 'Money' };

/**
 * Declares variables as the scalar that stands where they are used, when the document names the scalar that stood
 * there earlier. Changes the document in place, before it is validated.
 */
export function readOlderVariables(schema: GraphQLSchema, document: DocumentNode): void {
  const uses = usedAs(schema, document);
  if (uses.size === 0) return;
  visit(document, {
    [Kind.VARIABLE_DEFINITION]: ({ variable, type }) => {
      const used = uses.get(variable.name.value);
      const [only] = used?.size === 1 ? used : [];
      const declared = namedIn(type);
      if (only !== undefined && earlier[only] === declared.name.value) rename(declared.name, only);
    },
  });
}

/** Returns the names of the types that stand where each variable is used. */
function usedAs(schema: GraphQLSchema, document: DocumentNode): Map<string, Set<string>> {
  const info = new TypeInfo(schema);
  const uses = new Map<string, Set<string>>();
  visit(
    document,
    visitWithTypeInfo(info, {
      [Kind.VARIABLE_DEFINITION]: () => false,
      [Kind.VARIABLE]: ({ name }) => {
        const type = info.getInputType();
        if (!type) return;
        const used = uses.get(name.value) ?? new Set();
        uses.set(name.value, used.add(getNamedType(type).name));
      },
    }),
  );
  return uses;
}

const namedIn = (type: TypeNode): NamedTypeNode =>
  type.kind === Kind.NAMED_TYPE ? type : namedIn(type.type);

function rename(name: NameNode, value: string): void {
  (name as { value: string }).value = value;
}

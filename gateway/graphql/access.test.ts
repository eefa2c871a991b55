import { buildOperationNodeForField, getDirective } from '@graphql-tools/utils';
import {
  getNamedType,
  type GraphQLInputType,
  type GraphQLSchema,
  type InlineFragmentNode,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  OperationTypeNode,
  print,
  typeFromAST,
  visit,
} from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { domains } from '../domains.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';
import { buildSchema } from './schema.ts';
import { readSdl } from '../records/sdl.ts';

/** Written out, not taken from the gateway: a role that slips into a group must be seen. */
const groups: Record<string, string[]> = {
  SA: ['SA'],
  ADMIN: ['SA', 'ADMIN'],
  EDITOR: ['SA', 'ADMIN', 'EDITOR'],
  GUEST: ['SA', 'ADMIN', 'EDITOR', 'GUEST'],
};
const roles = ['SA', 'ADMIN', 'EDITOR', 'GUEST'] as const;

interface RootField {
  name: string;
  group: string | undefined;
  query: string;
  variables: Record<string, unknown>;
}

const rootFields = rootFieldsOf(
  buildSchema({ domains, columns: new Map(), mocksMissing: true, sdl: readSdl() }),
);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

it.each(rootFields)('$name answers the roles of its group alone', async (field) => {
  const codeFor = async (token?: string) => {
    const { data, errors = [] } = await gateway.graphql(field.query, field.variables, token);
    if (data === undefined) throw new Error(`It was not run: ${JSON.stringify(errors)}`);
    const codes = errors.map(({ extensions }) => extensions?.code as string);
    return codes.find((code) => ['UNAUTHENTICATED', 'FORBIDDEN'].includes(code)) ?? 'allowed';
  };
  const allowed = field.group === undefined ? roles : groups[field.group];
  for (const role of roles) {
    const expected = allowed?.includes(role) ? 'allowed' : 'FORBIDDEN';
    expect([role, await codeFor(await gateway.tokenFor(role))]).toEqual([role, expected]);
  }
  expect(await codeFor()).toBe(field.group === undefined ? 'allowed' : 'UNAUTHENTICATED');
  expect(await codeFor('not.a.token')).toBe(
    field.group === undefined ? 'allowed' : 'UNAUTHENTICATED',
  );
});

it('leaves open to who is not signed in only the ways in', () => {
  const open = rootFields.filter(({ group }) => group === undefined).map(({ name }) => name);
  expect(open).toEqual(['login', 'register', 'requestPasswordReset', 'resetPassword']);
});

function rootFieldsOf(schema: GraphQLSchema): RootField[] {
  return [OperationTypeNode.QUERY, OperationTypeNode.MUTATION].flatMap((kind) =>
    Object.values(schema.getRootType(kind)?.getFields() ?? {}).map((field) => {
      const asked = { schema, kind, field: field.name, depthLimit: 2 };
      const operation = visit(buildOperationNodeForField(asked), { [Kind.INLINE_FRAGMENT]: short });
      // Fields below the limit are declared too; they must be refused because nothing uses them.
      const selected = print(operation.selectionSet);
      const variableDefinitions = (operation.variableDefinitions ?? []).filter(({ variable }) =>
        new RegExp(`\\$${variable.name.value}\\b`).test(selected),
      );
      const variables = variableDefinitions.map(({ variable, type }) => [
        variable.name.value,
        dummy(typeFromAST(schema, type as never) as GraphQLInputType),
      ]);
      const group = getDirective(schema, field, 'access')?.[0]?.group as string | undefined;
      return {
        name: field.name,
        group,
        query: print({ ...operation, variableDefinitions }),
        variables: Object.fromEntries(variables) as Record<string, unknown>,
      };
    }),
  );
}

/** Fields of one name conflict where the types of a union give them types of their own. */
function short(fragment: InlineFragmentNode): InlineFragmentNode {
  const name = { kind: Kind.NAME, value: '__typename' } as const;
  return {
    ...fragment,
    selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name }] },
  };
}

function dummy(type: GraphQLInputType): unknown {
  if (!isNonNullType(type)) return undefined;
  if (isListType(type.ofType)) return [];
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields());
    return Object.fromEntries(fields.map((field) => [field.name, dummy(field.type)]));
  }
  const values: Record<string, unknown> = {
    Int: 1,
    Float: 1,
    Boolean: false,
    DateTime: '2026-01-01',
  };
  return named.name === 'Money' || named.name === 'Percent' ? 1 : (values[named.name] ?? 'x');
}

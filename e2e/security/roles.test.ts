import { buildOperationNodeForField } from '@graphql-tools/utils';
import {
  getNamedType,
  type GraphQLInputType,
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
import { domains } from '../server/domains.ts';
import { readSdl } from '../records/sdl.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';
import { accessTable } from '../testing/access-table.ts';
import { buildSchema } from './schema.ts';

const roles = ['GUEST', 'EDITOR', 'ADMIN', 'SA'] as const;

interface RootField {
  name: string;
  query: string;
  variables: Record<string, unknown>;
}

const schema = buildSchema({ domains, columns: new Map(), mocksMissing: true, sdl: readSdl() });
const rootFields = rootFieldsOf();

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

it('every root field stands in the table, and nothing else does', () => {
  const names = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ].flatMap((type) => Object.keys(type?.getFields() ?? {}));
  expect([...accessTable.keys()].sort()).toEqual(names.sort());
});

it.each(rootFields)('$name answers those alone whom the table names', async (field) => {
  const codeFor = async (token?: string) => {
    const { data, errors = [] } = await gateway.graphql(field.query, field.variables, token);
    if (data === undefined) throw new Error(`It was not run: ${JSON.stringify(errors)}`);
    const codes = errors.map(({ extensions }) => extensions?.code as string);
    return codes.find((code) => ['UNAUTHENTICATED', 'FORBIDDEN'].includes(code)) ?? 'allowed';
  };
  const lowest = accessTable.get(field.name);
  const expected = roles.map((role) => [role, isAtLeast(role, lowest) ? 'allowed' : 'FORBIDDEN']);
  const answered: string[][] = [];
  for (const role of roles) {
    answered.push([role, await codeFor(await gateway.tokenFor(role))]);
  }
  expect(answered).toEqual(expected);
  const withoutAccount = lowest === 'public' ? 'allowed' : 'UNAUTHENTICATED';
  expect(await codeFor()).toBe(withoutAccount);
  expect(await codeFor('not.a.token')).toBe(withoutAccount);
});

function isAtLeast(role: (typeof roles)[number], lowest: string | undefined): boolean {
  const from = roles.findIndex((each) => each === lowest);
  return lowest === 'public' || (from >= 0 && roles.indexOf(role) >= from);
}

function rootFieldsOf(): RootField[] {
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
      return {
        name: field.name,
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

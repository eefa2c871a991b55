import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { domains } from '../../gateway/server/domains.ts';
import { readExpandedSdl } from '../../gateway/records/expand/sdl.ts';
import { startGateway, type TestGateway } from '../../gateway/testing/test-gateway.ts';
import { accessTable } from '../../gateway/testing/access-table.ts';
import { restAccess } from '../../gateway/testing/rest-access-table.ts';
import { rootFieldsOf } from '../../gateway/testing/root-fields.ts';
import { buildSchema } from '../../gateway/graphql/schema.ts';

const roles = ['GUEST', 'EDITOR', 'ADMIN', 'SA'] as const;

const schema = buildSchema({
  domains,
  columns: new Map(),
  mocksMissing: true,
  sdl: readExpandedSdl(),
});
const rootFields = rootFieldsOf(schema);

let gateway: TestGateway;
const tokens = new Map<string, string>();
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  for (const role of roles) tokens.set(role, await gateway.tokenFor(role));
});
afterAll(() => gateway.stop());

it('every root field stands in the table, and nothing else does', () => {
  const names = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ].flatMap((type) => Object.keys(type?.getFields() ?? {}));
  // A query and a subscription tell of changes, by one name.
  expect([...accessTable.keys()].sort()).toEqual([...new Set(names)].sort());
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

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

// The role is checked before the store is asked, so that one store is enough.
describe.runIf(process.env.STORE === 'SQLite')('a REST call', () => {
  const calls = [...restAccess].map(([call, lowest]) => {
    const [method, path] = call.split(' ') as [Method, string];
    return { call, method, url: path.replace(/\{\w+\}/g, 'x'), lowest };
  });

  it('stands in the table when it is documented', async () => {
    const documented = (await gateway.app.inject('/api/openapi.json')).json<{
      paths: Record<string, object>;
    }>();
    const found = Object.entries(documented.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const undocumented = ['POST /api/files', 'GET /files/{id}'];
    expect([...found, ...undocumented].sort()).toEqual([...restAccess.keys()].sort());
  });

  it.each(calls)('$call answers those alone whom the table names', async (call) => {
    const { method, url, lowest } = call;
    const refusalFor = async (token: string | undefined) => {
      const { statusCode } = await gateway.app.inject({
        method,
        url,
        ...(method !== 'GET' && { payload: {} }),
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
      return { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN' }[statusCode] ?? 'allowed';
    };
    for (const role of roles) {
      const expected = isAtLeast(role, lowest) ? 'allowed' : 'FORBIDDEN';
      expect([role, await refusalFor(tokens.get(role))]).toEqual([role, expected]);
    }
    const withoutAccount = lowest === 'public' ? 'allowed' : 'UNAUTHENTICATED';
    expect(await refusalFor(undefined)).toBe(withoutAccount);
    expect(await refusalFor('not.a.token')).toBe(withoutAccount);
  });
});

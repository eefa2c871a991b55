import { describe, expect, it } from 'vitest';
import type { GraphqlBody, TestGateway } from './test-gateway.ts';

export type BadField = [field: string, input: object, message: unknown];

export function refusesBadFields(
  badFields: readonly BadField[],
  send: (bad: object) => Promise<GraphqlBody>,
): void {
  it.each(badFields)('when %s is at fault, case %#', async (field, bad, message) => {
    const { data, errors } = await send(bad);
    expect(data ?? null).toBeNull();
    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.extensions).toEqual({ code: 'INVALID', fields: { [field]: message } });
  });
}

const roles = ['GUEST', 'EDITOR', 'ADMIN', 'SA'] as const;

/** A call, with the lowest role that may make it. */
type RoleCall = [name: string, query: string, lowest: (typeof roles)[number]];

/** Makes a test for each call: lower roles are forbidden, others have to sign in. */
export function describeRoles(gateway: () => TestGateway, calls: readonly RoleCall[]): void {
  describe('a role', () => {
    it.each(calls)('may %s or is forbidden to', async (_name, query, lowest) => {
      for (const role of roles) {
        const { errors } = await gateway().graphql(query, {}, await gateway().tokenFor(role));
        const isForbidden = errors?.[0]?.extensions?.code === 'FORBIDDEN';
        expect([role, isForbidden]).toEqual([role, roles.indexOf(role) < roles.indexOf(lowest)]);
      }
      const { errors } = await gateway().graphql(query);
      expect(errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
    });
  });
}

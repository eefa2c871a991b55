import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { kindsIn, startWithKinds } from './contracts.ts';
import { PARCELS } from './parcels-sdl.ts';
import type { TestGateway } from './test-gateway.ts';

/** Gives each test of a file a gateway with parcels, couriers, depots and `more` kinds, of which there are none yet. */
export function parcelsForEach(more: { sdl: string; kinds: string[] } = { sdl: '', kinds: [] }) {
  let gateway: TestGateway;
  const sdl = PARCELS + more.sdl;
  const kinds = ['Courier', 'Depot', 'Parcel', ...more.kinds];
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    gateway = await startWithKinds(sdl, kinds);
    for (const role of ['EDITOR', 'ADMIN'] as const) tokens[role] = await gateway.tokenFor(role);
  });
  afterAll(() => gateway.stop());
  beforeEach(async () => {
    for (const { many } of kindsIn(sdl, ['Parcel', ...kinds])) {
      await gateway.store.db.deleteFrom(many as 'products').execute();
    }
  });
  const ask = (query: string, variables: object = {}, role = 'ADMIN') =>
    gateway.graphql(query, variables, tokens[role]);
  return { ...asking(ask), ask, tokens, gateway: () => gateway };
}

function asking(ask: (query: string, variables?: object) => ReturnType<TestGateway['graphql']>) {
  async function answered(query: string, variables: object = {}) {
    const { data, errors } = await ask(query, variables);
    expect(errors).toBeUndefined();
    return data!;
  }

  async function made(kind: string, input: object): Promise<string> {
    const data = await answered(
      `mutation ($input: Create${kind}Input!) { create${kind}(input: $input) { ${kind.toLowerCase()} { id } } }`,
      { input },
    );
    return data[`create${kind}`][kind.toLowerCase()].id as string;
  }

  const parcels = async (given: string) =>
    (await answered(`{ parcels(${given}) { nodes { label courier { name } } } }`)).parcels
      .nodes as { label: string; courier: { name: string } | null }[];

  return {
    answered,
    made,
    parcels,
    labels: async (given: string) => (await parcels(given)).map(({ label }) => label).join(''),
    remove: (kind: string, id: string) =>
      ask(`mutation ($id: ID!) { delete${kind}(input: { id: $id }) { activityId } }`, { id }),
    async threeParcels() {
      const [zoe, ana] = [
        await made('Courier', { name: 'Zoé' }),
        await made('Courier', { name: 'ana' }),
      ];
      await made('Parcel', { label: 'a', courierId: zoe });
      await made('Parcel', { label: 'b', courierId: ana });
      await made('Parcel', { label: 'c' });
      return { zoe, ana };
    },
  };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSchema } from 'graphql';
import { graphqlData, signIn } from '../e2e/product.ts';
import { fuzz, idsIn, idsQuery } from '../gateway/testing/fuzz/fuzz.ts';
import { routesIn } from '../gateway/testing/fuzz/routes.ts';
import { root } from './build.ts';
import { type BuiltGateway, until, withBuiltGateway } from './built-gateway.ts';

/** Runs for `npm run fuzz -- --count=20000 --seed=15`, over the built gateway in a process and store of its own. */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '15' },
  },
});
await withBuiltGateway(async (gateway) => {
  process.stdout.write(`${await fuzzed(gateway)}\n`);
});

async function fuzzed({ url, process: gateway }: BuiltGateway): Promise<string> {
  const { pid } = gateway;
  const openapi = await (await fetch(`${url}/api/openapi.json`)).json();
  const { token: sa } = await signIn({ url }, 'sa@retaguarda.test');
  const { token: guest } = await signIn({ url }, 'guest@retaguarda.test');
  const openedBefore = descriptorsOf(pid);
  const { statuses } = await fuzz({
    url,
    seed: Number(values.seed),
    count: Number(values.count),
    schema: buildSchema(readFileSync(join(root, 'schema/printed.graphql'), 'utf8')),
    routes: routesIn(openapi),
    ids: idsIn(await graphqlData({ url }, idsQuery, { token: sa! })),
    tokens: [sa!, guest!],
  });
  await until('its files and connections are closed', async () => {
    return descriptorsOf(pid) <= openedBefore;
  });
  if (gateway.exitCode !== null) throw new Error('The gateway ended.');
  const counts = [...statuses].sort(([one], [other]) => one - other);
  return counts.map(([status, count]) => `${status || 'closed'}: ${count}`).join('\n');
}

/** Returns how many files and connections the process has open; 0 where the system does not tell. */
function descriptorsOf(pid: number | undefined): number {
  const listed = `/proc/${pid}/fd`;
  return existsSync(listed) ? readdirSync(listed).length : 0;
}

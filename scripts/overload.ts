import autocannon from 'autocannon';
import { signIn } from '../e2e/product.ts';
import { type BuiltGateway, until, withBuiltGateway } from './built-gateway.ts';

const PEAK_CONNECTIONS = 50;
const MANY_CONNECTIONS = 1_000;
const TIMES_CAPACITY = 4;
const PEAK_S = 10;
const OVERLOAD_S = 30;
const LEAST_KEPT = 0.7;
const LONGEST_RECOVERY_MS = 10_000;

const QUERY = '{ customers(first: 50) { nodes { id name email } totalCount } }';

/** Loads the gateway with four times what it can serve, for half a minute. Fails when it keeps less than promised. */
await withBuiltGateway(async (gateway) => {
  const { token } = await signIn(gateway, 'sa@retaguarda.test');
  const load = loadOf(gateway, token!);
  await load({ connections: PEAK_CONNECTIONS, duration: PEAK_S / 2 });
  const peak = await load({ connections: PEAK_CONNECTIONS, duration: PEAK_S });
  const overallRate = Math.round(peak.served * TIMES_CAPACITY);
  const over = await load({ connections: MANY_CONNECTIONS, duration: OVERLOAD_S, overallRate });
  const endedAt = Date.now();
  await until('it answers again', async () => (await fetch(`${gateway.url}/login`)).ok);
  const recoveryMs = Date.now() - endedAt;
  const kept = over.served / peak.served;
  const lines = [
    `peak: ${Math.round(peak.served)} answers a second`,
    `${overallRate} requests a second: ${Math.round(over.served)} answers, statuses ${over.statuses}`,
    `kept ${Math.round(kept * 100)} %, answered again after ${recoveryMs} ms`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (gateway.process.exitCode !== null) throw new Error('The gateway ended.');
  if (kept < LEAST_KEPT || recoveryMs > LONGEST_RECOVERY_MS) process.exitCode = 1;
});

interface Load {
  connections: number;
  duration: number;
  overallRate?: number;
}

function loadOf({ url }: BuiltGateway, token: string) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ query: QUERY });
  return async (load: Load) => {
    const result = await autocannon({
      url: `${url}/graphql`,
      method: 'POST',
      headers,
      body,
      ...load,
    });
    const { statusCodeStats, duration } = result;
    const counts = Object.entries(statusCodeStats).map(
      ([status, stats]) => `${status}: ${stats?.count}`,
    );
    return { served: (statusCodeStats['200']?.count ?? 0) / duration, statuses: counts.join(', ') };
  };
}

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../../database/database.ts';
import { limitOf } from '../../errors/errors.ts';

export type Metrics = ReturnType<typeof metricsOf>;

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Every label has few values, and none that a caller chooses. */
export function metricsOf({ connections }: Pick<Store, 'connections'>) {
  const own = new Registry();
  const registers = [own];
  const requests = new Histogram({
    name: 'retaguarda_http_request_duration_seconds',
    help: 'Requests by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const operations = new Histogram({
    name: 'retaguarda_operation_duration_seconds',
    help: 'Operations by their first root field and outcome: ok, or the code of their first error.',
    labelNames: ['operation', 'outcome'],
    buckets: BUCKETS,
    registers,
  });
  const refusals = new Counter({
    name: 'retaguarda_refusals_total',
    help: 'What a limit refused, by the limit.',
    labelNames: ['limit'],
    registers,
  });
  if (connections) poolGauge(connections, registers);
  const counted = new WeakSet<object>();
  return {
    requests,
    operations,
    countLimit: (limit: string) => refusals.inc({ limit }),
    countRefusal(error: object) {
      const about = limitOf(error);
      if (!about || counted.has(about.error)) return;
      counted.add(about.error);
      refusals.inc({ limit: about.limit });
    },
    async text() {
      const [process, mine] = await Promise.all([processMetrics().metrics(), own.metrics()]);
      return `${process}\n${mine}`;
    },
  };
}

let ofProcess: Registry | undefined;

function processMetrics(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}

function poolGauge(connections: NonNullable<Store['connections']>, registers: Registry[]): void {
  new Gauge({
    name: 'retaguarda_store_connections',
    help: 'Connections to the store, and operations that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { open, idle, waiting } = connections();
      this.set({ state: 'in use' }, open - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}

import type { Context, Span, SpanOptions } from '@opentelemetry/api';
import { version } from '../../config/project.ts';

export interface Tracing {
  /** `within` is a span, or the `traceparent` of a caller. */
  start(name: string, options?: SpanOptions & { within?: Span | string | undefined }): Span;
  stop(): Promise<void>;
}

const LONGEST_EXPORT_MS = 3_000;
const TRACE_PARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})/;

export async function tracingTo(endpoint: string): Promise<Tracing> {
  const [{ ROOT_CONTEXT, trace }, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: LONGEST_EXPORT_MS,
  });
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env.OTEL_SERVICE_NAME ?? 'retaguarda',
      'service.version': version,
    }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('retaguarda', version);

  function contextOf(within: Span | string | undefined): Context {
    if (typeof within === 'object') return trace.setSpan(ROOT_CONTEXT, within);
    const [, traceId, spanId, flags] = TRACE_PARENT.exec(within ?? '') ?? [];
    if (!traceId || !spanId) return ROOT_CONTEXT;
    const traceFlags = Number.parseInt(flags!, 16);
    return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
  }
  return {
    start: (name, { within, ...options } = {}) =>
      tracer.startSpan(name, options, contextOf(within)),
    stop: () => provider.shutdown().catch(() => undefined),
  };
}

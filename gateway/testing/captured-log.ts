import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { vi } from 'vitest';

export interface LogLine {
  level: 'warn' | 'error';
  request: Record<string, unknown>;
  details: Record<string, unknown>;
  message: string;
}

export function captureLog(app: FastifyInstance): LogLine[] {
  const lines: LogLine[] = [];
  const child = app.log.child.bind(app.log);
  vi.spyOn(app.log, 'child').mockImplementation((request, options) => {
    const log: FastifyBaseLogger = child(request, options);
    for (const level of ['warn', 'error'] as const) {
      vi.spyOn(log, level).mockImplementation((details: unknown, message: unknown) => {
        const entry = details as Record<string, unknown>;
        lines.push({ level, request, details: entry, message: String(message) });
      });
    }
    return log;
  });
  return lines;
}

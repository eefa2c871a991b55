/** The part of autocannon that is used here; the package brings no types. */
declare module 'autocannon' {
  export interface Options {
    url: string;
    method: 'GET' | 'POST';
    headers: Record<string, string>;
    body?: string | undefined;
    connections: number;
    duration: number;
    /** The expected body; an answer with another one counts as a mismatch. */
    expectBody?: string;
    /** The rate of requests a second, for all connections together. */
    overallRate?: number;
  }

  export interface Result {
    requests: { average: number; total: number };
    /** The seconds that the run took. */
    duration: number;
    errors: number;
    timeouts: number;
    mismatches: number;
    statusCodeStats: Record<string, { count: number } | undefined>;
  }

  // oxlint-disable-next-line no-restricted-exports -- as the package has it
  export default function autocannon(options: Options): Promise<Result>;
}

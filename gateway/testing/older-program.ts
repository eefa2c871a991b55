import { expect } from 'vitest';
import { startGateway, type TestGateway } from './test-gateway.ts';

/** A body as older programs write it: numbers as text, times in the browser's form, whole stale records. */
export type Sent = Record<string, unknown>;

/** Calls as the SA, on the demo data. */
export interface OlderProgram {
  gateway: TestGateway;
  token: string;
  post: (call: string, body: unknown) => ReturnType<TestGateway['call']>;
  /** Throws unless the call succeeds. */
  posted: <Answer = Sent[]>(call: string, body: unknown) => Promise<Answer>;
  get: <Answer>(path: string) => Promise<Answer>;
}

export async function startOlderProgram(): Promise<OlderProgram> {
  const gateway = await startGateway();
  const token = await gateway.demoTokenFor('SA');
  const post = (call: string, body: unknown) => gateway.call({ url: `/api/${call}`, body, token });
  return {
    gateway,
    token,
    post,
    async posted<Answer>(call: string, body: unknown) {
      const answer = await post(call, body);
      expect([call, answer]).toEqual([call, { status: 200, body: expect.anything() }]);
      return answer.body as Answer;
    },
    async get<Answer>(path: string) {
      const answer = await gateway.call({ method: 'GET', url: `/api/${path}`, token });
      expect([path, answer.status]).toEqual([path, 200]);
      return answer.body as Answer;
    },
  };
}

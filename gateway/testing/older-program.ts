import { expect } from 'vitest';
import { startGateway, type TestGateway } from './test-gateway.ts';

/** What older programs send, in their own shapes: numbers as texts, times as browsers write them, whole stale records. */
export type Sent = Record<string, unknown>;

/** A gateway with the demo data, and the calls that an older program makes of it as the SA. */
export interface OlderProgram {
  gateway: TestGateway;
  token: string;
  post: (call: string, body: unknown) => ReturnType<TestGateway['call']>;
  /** What a call that has to succeed answers. */
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

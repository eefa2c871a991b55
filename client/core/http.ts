import i18next from 'i18next';
import { reach } from './connection.ts';
import { ownHeaders } from './own-headers.ts';

export interface Refusal {
  message: string;
  fields?: Record<string, string>;
  /** The password was correct, but a second factor is required. */
  secondFactor?: SecondFactorAsked;
}

export interface SecondFactorAsked {
  token: string;
  /** The second factors to choose from; empty when one has to be set up first. */
  methods: string[];
}

export const NO_ANSWER: Refusal = { message: 'Something went wrong!' };

export const UNAUTHORIZED = 401;

/** Rejects with the body of the response, or with 'Something went wrong!' when it has none. */
export async function callRest<Body>(
  method: 'GET' | 'POST',
  path: string,
  { body, token }: { body?: object; token?: string } = {},
): Promise<Body> {
  const answer = await reach(path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...ownHeaders(token),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((): never => {
    throw NO_ANSWER;
  });
  const content: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw isRefusal(content) ? content : NO_ANSWER;
  return content as Body;
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof (value as Partial<Refusal> | undefined)?.message === 'string';
}

export const refusalMessage = (answer: unknown): string =>
  isRefusal(answer) && answer !== NO_ANSWER ? answer.message : noAnswerText();

export const noAnswerText = (): string =>
  i18next.t(navigator.onLine ? 'somethingWrong' : 'connection.offline');

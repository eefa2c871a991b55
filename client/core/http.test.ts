import { afterEach, describe, expect, it, vi } from 'vitest';
import { callRest } from './http.ts';

afterEach(() => vi.unstubAllGlobals());

const noAnswer = { message: 'Something went wrong!' };

describe('a REST call', () => {
  it('sends the body as JSON and the token as a bearer, and resolves with what is answered', async () => {
    const send = answering(Response.json({ done: true }));
    const body = { id: '1' };
    expect(await callRest('POST', '/api/x', { body, token: 'a.b.c' })).toEqual({ done: true });
    expect(send).toHaveBeenCalledExactlyOnceWith('/api/x', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer a.b.c' },
      body: '{"id":"1"}',
    });
  });

  it('says nothing of a token or a body that it has not got', async () => {
    const send = answering(Response.json({}));
    await callRest('GET', '/api/x');
    expect(send).toHaveBeenCalledExactlyOnceWith('/api/x', { method: 'GET', headers: {} });
  });

  it('rejects with the answer’s body', async () => {
    const refusal = { message: 'User already exists!', fields: { email: 'User already exists!' } };
    answering(Response.json(refusal, { status: 400 }));
    await expect(callRest('POST', '/api/x')).rejects.toEqual(refusal);
  });

  it.each([
    ['no body', new Response(null, { status: 502 })],
    ['a page', new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['JSON without a message', Response.json({ error: 'no' }, { status: 500 })],
    ['null', Response.json(null, { status: 500 })],
  ])('rejects with "Something went wrong!" when a refusal has %s', async (_case, answer) => {
    answering(answer);
    await expect(callRest('GET', '/api/x')).rejects.toEqual(noAnswer);
  });

  it('rejects with "Something went wrong!" when nothing answers', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    await expect(callRest('GET', '/api/x')).rejects.toEqual(noAnswer);
  });
});

function answering(answer: Response) {
  const send = vi.fn<typeof fetch>().mockResolvedValue(answer);
  vi.stubGlobal('fetch', send);
  return send;
}

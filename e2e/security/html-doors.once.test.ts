import { expect, it } from 'vitest';
import { cleanHtml } from '../../gateway/formats/clean-html.ts';
import { startOlderProgram } from '../../gateway/testing/older-program.ts';
import { fixtures } from './html-fixtures.ts';

const HTML = `<p>text</p>${fixtures.join('')}`;

it('HTML that comes in by REST is cleaned as that of GraphQL', async () => {
  const { gateway, token, posted } = await startOlderProgram();
  const graphql = async (query: string, variables: object = {}) => {
    const { data, errors } = await gateway.graphql(query, variables, token);
    expect(errors).toBeUndefined();
    return data!;
  };
  const messages = gateway.store.db.selectFrom('messages').select('message');
  const stored = async (id: string) =>
    (await messages.where('id', '=', id).executeTakeFirstOrThrow()).message;
  const record = async (method: 'POST' | 'PATCH', path: string, payload: object) => {
    const url = `/api/records/${path}`;
    const headers = { authorization: `Bearer ${token}` };
    const answer = await gateway.app.inject({ method, url, payload, headers });
    expect([method, path, answer.statusCode]).toEqual([
      method,
      path,
      method === 'POST' ? 201 : 200,
    ]);
    return answer.json<{ id: string }>().id;
  };
  const made = await graphql(
    'mutation ($message: String!) { createMessage(input: { subject: "a", message: $message }) { message { id } } }',
    { message: HTML },
  );
  const plain = { subject: 'a', message: '<p>plain</p>' };
  const subject = 'by an older program';
  const list = await posted<{ id: string; subject: string }[]>('inbox/add', {
    message: { subject, message: HTML },
  });
  const added = list.find((each) => each.subject === subject);
  const changed = await record('POST', 'messages', plain);
  await posted('inbox/update', { message: { id: changed, ...plain, message: HTML } });
  const patched = await record('POST', 'messages', plain);
  await record('PATCH', `messages/${patched}`, { message: HTML });
  const ids = [
    made.createMessage.message.id as string,
    added!.id,
    changed,
    patched,
    await record('POST', 'messages', { ...plain, message: HTML }),
  ];
  for (const [at, id] of ids.entries()) {
    expect([at, await stored(id)]).toEqual([at, cleanHtml(HTML)]);
  }
  await gateway.stop();
});

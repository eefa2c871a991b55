import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const project = { email: 'ana@retaguarda.test', userName: 'Ana', projectName: 'Feira' };
const deal = { title: 'Feira', expectedCloseDay: '2030-01-02' };

it.each([
  ['Project', project, { comment: 2 }],
  ['Deal', deal, { title: 'Feira de maio' }],
])('tells who changed the %s when, as its history does', async (kind, input, changes) => {
  const [admin, editor] = [await gateway.tokenFor('ADMIN'), await gateway.tokenFor('EDITOR')];
  const one = kind.toLowerCase();
  const run = (verb: string, given: object, token: string) =>
    gateway.graphql(
      `mutation ($input: ${verb}${kind}Input!) {
        done: ${verb.toLowerCase()}${kind}(input: $input) { ${one} { id } } }`,
      { input: given },
      token,
    );
  const made = await run('Create', input, editor);
  const { id } = made.data!.done[one] as { id: string };
  await run('Update', { id, version: 1, ...changes }, admin);
  const { errors } = await run('Update', { id, version: 1, ...changes }, editor);
  const told = await gateway.graphql(
    'query ($of: ID!) { history(of: $of, first: 1) { nodes { at by { id name } } } }',
    { of: id },
    editor,
  );
  const [changed] = told.data!.history.nodes as unknown[];
  const { extensions } = errors![0]!;
  expect(extensions).toMatchObject({ code: 'CONFLICT', current: { id, version: 2 }, changed });
  const me = await gateway.graphql('{ me { id name } }', {}, admin);
  expect(extensions!.changed).toMatchObject({ by: me.data!.me, at: expect.any(String) });
  const call = { method: 'PATCH', url: `/api/records/${one}s/${id}`, token: editor } as const;
  const { status, body } = await gateway.call({ ...call, body: { version: 1, ...changes } });
  expect([status, body]).toMatchObject([409, { current: { version: 2 }, changed }]);
});

it('tells nothing where no change is kept', async () => {
  const { data } = await gateway.graphql(
    '{ projects(first: 5) { nodes { id version projectName } } }',
    {},
    await gateway.tokenFor('EDITOR'),
  );
  const all = data!.projects.nodes as { id: string; version: number; projectName: string }[];
  const { id, version } = all.find(({ projectName }) => projectName !== project.projectName)!;
  const { errors } = await gateway.graphql(
    'mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { activityId } }',
    { input: { id, version: version - 1, comment: 3 } },
    await gateway.tokenFor('EDITOR'),
  );
  expect(errors![0]!.extensions).toMatchObject({ code: 'CONFLICT', current: { id } });
  expect(errors![0]!.extensions).not.toHaveProperty('changed');
});

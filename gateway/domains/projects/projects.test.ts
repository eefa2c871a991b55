import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const WHOLE = 'id email userName projectName date projectImage userImage comment revision version';
const ONE = `query ($id: ID!) { project(id: $id) { ${WHOLE} } }`;
const LIST = `query ($first: Int, $after: String, $filter: ProjectFilter, $sort: ProjectSort) {
  projects(first: $first, after: $after, filter: $filter, sort: $sort) {
    nodes { ${WHOLE} }
    totalCount
    pageInfo { hasNextPage endCursor }
  }
}`;
const CREATE = `mutation ($input: CreateProjectInput!) {
  createProject(input: $input) { project { ${WHOLE} } }
}`;
const UPDATE = `mutation ($input: UpdateProjectInput!) {
  updateProject(input: $input) { project { ${WHOLE} } }
}`;
const DELETE = 'mutation ($id: ID!) { deleteProject(input: { id: $id }) { id } }';

interface Project extends Record<string, unknown> {
  id: string;
  date: string;
}

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());

const newProject = {
  projectName: 'Vitrine de Natal',
  userName: 'Ana Ávila',
  email: 'ana@example.test',
};
const ask = (query: string, variables: object = {}) => gateway.graphql(query, variables, token);
const find = async (id: string) => (await ask(ONE, { id })).data?.project;
const update = (input: object) => ask(UPDATE, { input });

async function created(input: object = {}): Promise<Project> {
  const { data, errors } = await ask(CREATE, { input: { ...newProject, ...input } });
  expect(errors).toBeUndefined();
  return data?.createProject.project as Project;
}

async function list(variables: object = {}): Promise<Project[]> {
  const { data, errors } = await ask(LIST, variables);
  expect(errors).toBeUndefined();
  return data?.projects.nodes as Project[];
}

describe('a project', () => {
  it('gets its defaults', async () => {
    const before = new Date().toISOString();
    const project = await created();
    expect(project).toEqual({
      ...newProject,
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      date: expect.any(String),
      projectImage: null,
      userImage: null,
      comment: 0,
      revision: 0,
      version: 1,
    });
    expect(project.date >= before).toBe(true);
    expect(await find(project.id)).toEqual(project);
  });

  it('keeps all that is given, and changes what is given', async () => {
    const given = {
      id: 'a-project-of-ours',
      date: '2026-01-02T03:04:05.000Z',
      projectImage: '/pictures/a.svg',
      userImage: 'https://example.test/ana.png',
      comment: 7,
      revision: 3,
    };
    const project = await created(given);
    expect(project).toMatchObject(given);
    const { data } = await update({ id: project.id, version: 1, comment: 8, userImage: null });
    const expected = { ...project, comment: 8, userImage: null, version: 2 };
    expect(data?.updateProject.project).toEqual(expected);
    expect(await find(project.id)).toEqual(expected);
  });

  it('from an older version is a conflict, with the project as it now is', async () => {
    const { id } = await created();
    await update({ id, version: 1, revision: 2 });
    const { errors } = await update({ id, version: 1, revision: 3 });
    expect(errors?.[0]).toMatchObject({
      message: 'Someone else changed this project',
      extensions: { code: 'CONFLICT', current: await find(id) },
    });
    expect(await find(id)).toMatchObject({ revision: 2, version: 2 });
  });

  it('with an id in use is a conflict', async () => {
    const { id } = await created();
    const { errors } = await ask(CREATE, { input: { ...newProject, id } });
    expect(errors?.[0]?.extensions).toEqual({ code: 'CONFLICT', fields: { id: 'is taken' } });
  });

  it('is deleted once', async () => {
    const { id } = await created();
    expect((await ask(DELETE, { id })).data?.deleteProject).toEqual({ id });
    expect(await find(id)).toBeNull();
    for (const { errors } of [await ask(DELETE, { id }), await update({ id, comment: 1 })]) {
      expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    }
  });

  it.each([
    [{ email: 'ana' }, 'email'],
    [{ projectName: '' }, 'projectName'],
    [{ comment: -1 }, 'comment'],
    [{ date: 'soon' }, 'date'],
    [{ projectImage: 'data:text/html,x' }, 'projectImage'],
  ])('is left as it is when its changes are at fault, case %#', async (bad, field) => {
    const project = await created();
    const attempts = [
      await update({ id: project.id, userName: 'Zé', ...bad }),
      await ask(CREATE, { input: { ...newProject, id: `bad-${project.id}`, ...bad } }),
    ];
    for (const { errors } of attempts) {
      expect(Object.keys(errors?.[0]?.extensions?.fields as object)).toEqual([field]);
    }
    expect(await find(project.id)).toEqual(project);
    expect(await find(`bad-${project.id}`)).toBeNull();
  });
});

describe('the list', () => {
  it('finds by project, person and email, without accents', async () => {
    const { id } = await created({ projectName: 'Ímpar', email: 'impar@example.test' });
    for (const text of ['IMPAR avila', 'impar@example']) {
      expect((await list({ filter: { text } })).map((project) => project.id)).toEqual([id]);
    }
  });

  it.each(['date', 'projectName', 'userName', 'comment', 'revision'])(
    'comes in the order of %s, both ways, page by page',
    async (field) => {
      const ascending = await list({ first: 100, sort: { field, direction: 'ascending' } });
      const descending = await list({ first: 100, sort: { field, direction: 'descending' } });
      expect(descending).toEqual(ascending.toReversed());
      const keyOf = (project: Project) => {
        const value = project[field];
        if (typeof value === 'number') return String(value).padStart(8, '0');
        return String(value).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      };
      const keys = ascending.map(keyOf);
      expect(keys).toEqual(keys.toSorted());
      const { data } = await ask(LIST, { first: 5, sort: { field, direction: 'ascending' } });
      const { endCursor } = data?.projects.pageInfo as { endCursor: string };
      const second = { first: 5, after: endCursor, sort: { field, direction: 'ascending' } };
      expect(await list(second)).toEqual(ascending.slice(5, 10));
      expect(data?.projects.totalCount).toBe(ascending.length);
    },
  );
});

it('GET /api/list/all answers every project in the shape of the specification', async () => {
  const { status, body } = await gateway.call({ method: 'GET', url: '/api/list/all', token });
  expect(status).toBe(200);
  const sort = { field: 'createdNumber', direction: 'ascending' };
  const whole = await list({ first: 100, sort });
  const drawn = (kind: string) => expect.stringContaining(`/api/pictures/${kind}/`) as unknown;
  const shown = whole.map(({ version: _version, projectImage, userImage, ...project }) => ({
    ...project,
    projectImage: projectImage ?? drawn('project'),
    userImage: userImage ?? drawn('person'),
  }));
  expect(body).toEqual(shown);
  expect(Object.keys((body as object[])[0]!).join()).toBe(
    'id,email,userName,projectName,date,projectImage,userImage,comment,revision',
  );
});

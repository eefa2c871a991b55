import type { ProjectSortField, Resolvers } from '../../graphql/generated/resolvers.ts';
import { changeProject, makeProject, removeProject } from './project-changes.ts';
import { findProject, listProjects } from './projects.store.ts';
import type { ProjectRow } from './projects.table.ts';

const sortColumns: Record<ProjectSortField, keyof ProjectRow> = {
  date: 'date',
  projectName: 'projectKey',
  userName: 'userKey',
  comment: 'comment',
  revision: 'revision',
  createdNumber: 'createdNumber',
};

export const projectsResolvers: Resolvers = {
  Query: {
    project: async (_source, { id }, { db }) => (await findProject(db, id)) ?? null,
    projects(_source, { filter, sort, ...page }, { db }) {
      const { field = 'date', direction = 'descending' } = sort ?? {};
      return listProjects(db, filter?.text, { column: sortColumns[field], direction }, page);
    },
  },
  Mutation: {
    createProject: async (_source, { input }, context) => ({
      project: await makeProject(context, input),
    }),
    updateProject: async (_source, { input }, context) => ({
      project: await changeProject(context, input),
    }),
    deleteProject: async (_source, { input: { id } }, context) => {
      await removeProject(context, id);
      return { id };
    },
  },
};

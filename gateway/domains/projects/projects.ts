import { makeProjects } from '../../../seed/projects.ts';
import type { Domain } from '../../domain.ts';
import { projectsResolvers } from './projects.resolvers.ts';
import { projectsRest } from './projects.rest.ts';
import { projectRecord } from './projects.table.ts';

export const projects: Domain = {
  name: 'projects',
  resolvers: projectsResolvers,
  rest: projectsRest,
  seed: makeProjects,
  records: [projectRecord],
};

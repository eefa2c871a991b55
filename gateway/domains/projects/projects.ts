import { makeProjects } from '../../../seed/projects.ts';
import type { Domain } from '../../domain.ts';
import { projectsExport } from './projects-csv.rest.ts';
import { projectsResolvers } from './projects.resolvers.ts';
import { projectsRest } from './projects.rest.ts';
import { projectRecord } from './projects.record.ts';

export const projects: Domain = {
  name: 'projects',
  resolvers: projectsResolvers,
  rest: projectsRest,
  exports: [projectsExport],
  seed: makeProjects,
  records: [projectRecord],
};

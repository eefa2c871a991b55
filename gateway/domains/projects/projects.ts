import { makeProjects } from '../../../seed/projects.ts';
import type { Domain } from '../../services/domain.ts';
import { projectsRest } from './projects.rest.ts';

export const projects: Domain = {
  name: 'projects',
  rest: projectsRest,
  seed: makeProjects,
  csv: {
    Project: {
      fileName: { en: 'projects', 'pt-BR': 'projetos' },
      columns: {
        projectName: {},
        userName: { alsoKnownAs: ['who answers for it'] },
        email: {},
        date: {},
        comment: {},
        revision: {},
        projectImage: {},
        userImage: { alsoKnownAs: ['picture of the user', 'imagem do usuário'] },
      },
    },
  },
};

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
      headings: {
        projectName: { en: 'Project', 'pt-BR': 'Projeto' },
        userName: { en: 'Owner', 'pt-BR': 'Responsável', alsoKnownAs: ['who answers for it'] },
        email: { en: 'Email', 'pt-BR': 'E-mail' },
        date: { en: 'Last worked on', 'pt-BR': 'Última atividade' },
        comment: { en: 'Comments', 'pt-BR': 'Comentários' },
        revision: { en: 'Revisions', 'pt-BR': 'Revisões' },
      },
    },
  },
};

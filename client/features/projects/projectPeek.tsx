import { peekContent } from '../../records/list/peekContent.ts';
import { ProjectFacts } from './ProjectFacts.tsx';
import { ProjectPeekDocument } from './projectPeek.generated.ts';

export const projectPeek = peekContent(ProjectPeekDocument, ({ project }, declaration) =>
  project ? <ProjectFacts key={project.id} declaration={declaration} project={project} /> : null,
);
